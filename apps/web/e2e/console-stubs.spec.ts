import { expect, test } from './support/test.ts'

test('a stub responds to the shop, and the log is filtered by what responded', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await page.goto('/__mock/stubs')
  await page
    .getByRole('combobox', { name: 'Operation', exact: true })
    .selectOption('catalog.product')
  const text = page.getByRole('textbox', { name: 'Response body as JSON' })
  await expect(text).toHaveValue(/"product_name": "/)
  const status = page.getByRole('combobox', { name: 'Status' })
  const declared = status.locator('optgroup').first().locator('option')
  await expect(declared).toHaveText(['200', '400', '404', '422', '429', '500', '503'])
  await status.selectOption('404')
  await expect(text).toHaveValue(/"code": "product_not_found"/)
  await text.fill('{ "message": "Gone')
  await page.getByRole('button', { name: 'Add the stub', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('The response body is not JSON')
  await expect(page.getByRole('status')).toBeInViewport()
  await text.fill('{ "message": "Gone." }')
  await page
    .getByRole('textbox', { name: /^Only requests that have/ })
    .fill('{ "params": { "id": 8 } }')
  await page.getByRole('button', { name: 'Add the stub', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Stubs 1')

  await page.getByRole('button', { name: 'Edit stub 1 of catalog.product' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/"Gone\."/)
  await text.fill('{ "message": 404 }')
  await page.getByRole('button', { name: 'Save stub 1' }).click()
  await expect(page.getByRole('status')).toContainText('Saved stub 1. Differs from the contract')
  const row = page.getByRole('row', { name: /catalog\.product/ })
  await expect(row).toContainText('code: the field is missing')
  await page.getByRole('button', { name: 'Edit stub 1 of catalog.product' }).click()
  await text.fill('{ "message": "Gone for good." }')
  await page.getByRole('button', { name: 'Save stub 1' }).click()
  await expect(row).toContainText('Gone for good.')
  await expect(page.getByRole('button', { name: 'Add the stub', exact: true })).toBeVisible()

  const remove = page.getByRole('button', { name: 'Delete stub 1 of catalog.product' })
  await remove.focus()
  const statuses = await page.evaluate(async () => {
    const ids = [8, 9]
    return Promise.all(ids.map(async (id) => (await fetch(`/api/v1/product/${id}`)).status))
  })
  expect(statuses).toEqual([404, 200])
  // The refresh replaces the row, which counts calls, and keeps the focus.
  await expect(page.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No stubs: the mock responds to every call.')).toBeVisible()

  await page.goto('/__mock')
  await page.getByRole('combobox', { name: 'Response of' }).selectOption('a stub')
  await expect(page.getByText('1 of 2 calls')).toBeVisible()
  await page.reload()
  const calls = page.locator('summary')
  await expect(calls).toHaveText([/product\/8.*stub.*404.*tolerated/])
  await calls.press('Enter')
  await page.getByText('Response headers').click()
  await expect(page.getByText('x-mock-stub: 1')).toBeVisible()
  await page.getByRole('searchbox').fill('x-mock-stub: 7')
  await expect(page.getByText('0 of 2 calls')).toBeVisible()

  await page.goto('/__mock?source=mock')
  await page.locator('summary', { hasText: 'product/9' }).press('Enter')
  await page.getByRole('link', { name: 'Stub this response' }).click()
  const match = page.getByRole('textbox', { name: /^Only requests that have/ })
  await expect(match).toHaveValue('{"params":{"id":"9"}}')
  const body = page.getByRole('textbox', { name: 'Response body as JSON' })
  await body.fill(
    (await body.inputValue()).replace(/"product_name": ".*"/, '"product_name": "A changed name"'),
  )
  await page.getByRole('button', { name: 'Add the stub', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Stubs 1')
  const changed = await page.evaluate(
    async (): Promise<unknown> => (await fetch('/api/v1/product/9')).json(),
  )
  expect(changed).toMatchObject({ data: { product_id: 9, product_name: 'A changed name' } })

  await page.goto('/__mock')
  await page.getByRole('button', { name: 'Clear the log' }).click()
  await expect(page.getByText('No calls.')).toBeVisible()
})

test('a recording is used as stubs in another world, which the console then deletes', async ({
  page,
  world,
}) => {
  const other = `${world.slice(0, 57)}-other`
  const name = async () => {
    const body: unknown = await page.evaluate(async () =>
      (await fetch('/api/v1/product/8')).headers.get('x-mock-stub'),
    )
    return body
  }
  await page.goto('/__mock/upstream')
  await expect(page.getByText('This server has no upstream.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forward these' })).toBeDisabled()
  await page.getByRole('button', { name: 'Start a recording' }).click()
  await expect(page.getByText('Recording: 0 so far.')).toBeVisible()
  expect(await name()).toBeNull()
  await page.goto('/__mock/scenarios')
  page.once('dialog', async (dialog) => {
    expect(dialog.message()).toBe('A recording is running (1 so far). Discard it?')
    await dialog.dismiss()
  })
  await page.getByRole('button', { name: 'Reset to empty' }).click()
  await expect(page.getByRole('status')).toContainText('Nothing was reset.')
  await page.goto('/__mock/upstream')
  await page.getByRole('button', { name: 'Stop, and show the stubs' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the stubs file' }).click()
  const file = await (await downloading).path()

  await page.goto('/__mock/worlds')
  await page.getByRole('textbox', { name: 'Name of a world' }).fill(other)
  await page.getByRole('textbox', { name: 'Name of a world' }).press('Enter')
  await expect(page.getByRole('banner')).toContainText(`World ${other}`)
  await page.goto(new URL('/__mock/stubs', page.url()).href)
  const stubsFile = page.getByLabel('Add the stubs of a file')
  // A file may also be chosen in a hidden field, before its script is ready.
  await expect(stubsFile).toBeVisible()
  await stubsFile.setInputFiles(file)
  await expect(page.getByRole('status')).toHaveText('Stubs added: 1.')
  expect(await name()).toBe('1')

  await page.goto(new URL('/__mock/worlds', page.url()).href)
  const row = page.getByRole('row', { name: new RegExp(other) })
  await expect(row).toContainText('this one')
  const remove = page.getByRole('button', { name: `Delete the world ${other}` })
  page.once('dialog', (dialog) => dialog.dismiss())
  await remove.click()
  await expect(page.getByRole('status')).toHaveText('Nothing was deleted.')
  page.once('dialog', (dialog) => dialog.accept())
  await remove.click()
  await expect(page.getByRole('status')).toHaveText(`Deleted the world ${other}.`)
  expect(await name()).toBeNull()
})
