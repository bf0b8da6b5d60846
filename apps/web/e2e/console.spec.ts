import { expectAccessible, horizontalOverflow } from './support/accessibility.ts'
import type { MockApi } from './support/mock-api.ts'
import { setFault } from './support/purchase.ts'
import { origin } from './support/server.ts'
import { expect, test } from './support/test.ts'

/** Leaves a payment open, as a payer does who closes the card page. */
const openPayment = (api: MockApi, txnId: string) =>
  api.calls().payment.create({
    body: { txnId, return_url: `${origin}/st/return`, cancel_url: `${origin}/st/cancel` },
  })

test('every page is accessible on a phone in both schemes, without sideways scrolling', async ({
  page,
  api,
}) => {
  test.slow()
  await api.calls().auth.forgotPassword({ body: { email: 'customer@example.com' } })
  await api.control('POST', 'snapshot')
  await setFault(api, 'profile.updatePassword', { kind: 'delay', ms: 300 })
  await api.control('POST', 'stubs', {
    operation: 'profile.updatePassword',
    match: { body: { new_password: 'Customer#2' } },
    respond: { status: 409 },
  })
  await openPayment(api, 'SAMP-FAIL-0006')
  const tableTexts: Readonly<Record<string, string>> = {
    '/__mock/worlds': 'this one',
    '/__mock/faults': 'profile.updatePassword',
    '/__mock/stubs': 'profile.updatePassword',
    '/__mock/payments': 'SAMP-FAIL-0006',
  }
  await page.goto('/__mock')
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link')
  const paths = await links.evaluateAll((each) =>
    each.map((link) => link.getAttribute('href') ?? ''),
  )
  expect(paths).toContain('/__mock/mails')
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The frame of a mail runs no script, so axe cannot check it.
    if (path === '/__mock/mails') await page.locator('iframe').evaluate((frame) => frame.remove())
    await expectAccessible(page)
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
    const text = tableTexts[path]
    if (text === undefined) continue
    await page.setViewportSize({ width: 390, height: 800 })
    const table = page.locator('.scroll', { hasText: text })
    await expect(table).toBeVisible()
    expect(
      await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      path,
    ).toBe(0)
  }
})

test('a fault set in the console is triggered by the shop, and cleared', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await page.goto('/__mock/faults')
  await page
    .getByRole('combobox', { name: 'Operation', exact: true })
    .selectOption('catalog.product')
  await page.getByLabel('Times', { exact: true }).fill('50')
  await page.getByLabel('Status, 400 to 599').fill('503')
  await page.getByRole('button', { name: 'Set the fault' }).click()
  await expect(page.getByRole('status')).toHaveText('Set for the next 50 calls of catalog.product.')
  await expect(page.getByRole('row', { name: /catalog\.product .*503/ })).toContainText('0 of 50')

  const shop = await page.context().newPage()
  const failed = shop.waitForResponse((response) => response.url().endsWith('/api/v1/product/8'))
  await shop.goto('/product/detail?id=8')
  expect((await failed).status()).toBe(503)
  // The console refreshes without a reload.
  await expect(page.getByRole('row', { name: /catalog\.product/ })).not.toContainText('0 of 50')

  await page.getByRole('button', { name: 'Clear all faults' }).click()
  await expect(page.getByText('No faults: every call gets its normal response.')).toBeVisible()
  await shop.reload()
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/__mock')
  await expect(page.locator('summary', { hasText: 'catalog.product' }).first()).toContainText(
    'valid',
  )
  await expect(page.locator('summary', { hasText: '503' }).first()).toContainText('fault')
})

test('a logged call shows what was sent as text, and is copied as a curl command', async ({
  page,
  baseURL,
  pageConsole,
}) => {
  pageConsole.expect(/422/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/__mock')
  const body = `{"cart_uid":null,"quantity":1,"product_id":8,"type":"<img src=x>'"}`
  await page.evaluate(async (text) => {
    await fetch('/api/v1/cart?x=%3Cscript%3E', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
  }, body)
  await page.locator('summary', { hasText: 'cart.update' }).press('Enter')
  await expect(page.getByText(`"type": "<img src=x>'"`)).toBeVisible()
  await expect(page.locator('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl -X POST '${baseURL}/api/v1/cart?x=%3Cscript%3E' -H 'content-type: ` +
      `application/json' --data-raw '${body.replaceAll("'", `'\\''`)}'`,
  )
})

test('the clock is frozen, advanced and resumed, and a snapshot restored', async ({
  page,
  api,
}) => {
  const now = async () => (await api.control<{ now: string }>('GET', 'clock')).now
  await page.goto('/__mock/scenarios')
  await page.getByRole('button', { name: 'Take a snapshot' }).click()
  await expect(page.getByRole('button', { name: /^Restore / })).toBeVisible()

  await page.goto('/__mock/clock')
  await page.getByLabel('Malaysian time').fill('2026-12-01T09:00')
  await page.getByRole('button', { name: 'Freeze at this time' }).click()
  await expect(page.getByText('1 Dec 2026, 09:00 in Malaysia. Frozen.')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('The time is now 1 Dec 2026, 09:00, frozen.')
  expect(await now()).toBe('2026-12-01T01:00:00.000Z')
  await page.goto('/__mock')
  const facts = page.locator('#facts')
  await expect(facts.locator('.changed', { hasText: /^Time .*frozen/ })).toBeVisible()
  await expect(facts.locator('.changed', { hasText: 'Faults' })).toHaveCount(0)
  await facts.getByRole('link', { name: /^Time/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clock')
  await page.getByRole('button', { name: 'By 61 minutes' }).click()
  await expect(page.getByText('1 Dec 2026, 10:01 in Malaysia.')).toBeVisible()

  await page.goto('/__mock/scenarios')
  await page.getByRole('button', { name: /^Restore / }).click()
  await expect(page.getByRole('status')).toContainText('Restored')
  await page.goto('/__mock/clock')
  await expect(page.getByText('Running with the system time.')).toBeVisible()
})

test('the style of responses is chosen, also after a reload, and marked in the log', async ({
  page,
  api,
}) => {
  const callApi = () => page.evaluate(async () => (await fetch('/api/v1/product/8')).status)
  await page.goto('/__mock/host')
  const style = page.getByRole('combobox', { name: 'Style' })
  await expect(style).toHaveValue('full')
  await expect(page.getByRole('definition')).toHaveCount(5)
  await style.selectOption('wrapped')
  await expect(page.getByRole('banner')).toContainText('Host wrapped')
  await callApi()
  await page.reload()
  await expect(style).toHaveValue('wrapped')
  // Not `check`: the page shows the box as the server has it, which is a moment later.
  await page.getByRole('checkbox', { name: 'Embedded card page' }).click()
  await expect.poll(() => api.control('GET', 'card-provider')).toEqual({ mode: 'embedded' })
  await style.selectOption('full')
  await expect(page.getByRole('banner')).toContainText('Host full')
  await callApi()
  expect(await api.control('GET', 'host')).toEqual({ style: 'full' })
  await page.goto('/__mock')
  const marks = page.locator('summary', { hasText: 'catalog.product' })
  await expect(marks).toHaveText([/^(?!.*wrapped).*valid/, /wrapped.*valid/])
})

test('mails are searched, shown and deleted, and the link of one opens the password form', async ({
  page,
  api,
}) => {
  for (const email of ['customer@example.com', 'new@example.com']) {
    await api.calls().auth.forgotPassword({ body: { email } })
    await api.outbox(email, 5000)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/__mock/mails')
  await expect(page.getByText('2 mails')).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  const chosen = page.locator('.mails a[aria-current="true"]')
  await expect(chosen).toHaveCount(0)
  await page.getByRole('searchbox').fill('NEW@example')
  await expect(page.getByText('1 of 2 mails')).toBeVisible()
  await page.getByRole('link', { name: /new@example\.com/ }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.getByRole('link', { name: 'All mails' }).click()
  await expect(page.getByText('1 of 2 mails')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('iframe')).toBeVisible()
  await expect(chosen).toHaveText(/new@example\.com/)
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-popups allow-popups-to-escape-sandbox',
  )
  const opened = page.context().waitForEvent('page')
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: /password/i })
    .first()
    .click()
  const form = await opened
  await form.waitForURL(/\/reset-password\?/)
  const { searchParams, host } = new URL(form.url())
  expect(host).toBe(new URL(page.url()).host)
  expect(searchParams.get('email')).toBe('new@example.com')
  expect(searchParams.get('token')).toBeTruthy()
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Delete all mails' }).click()
  await expect(page.getByRole('status')).toHaveText('Deleted all mails.')
  await expect(page.getByText('No mail has this text.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('No mails yet.')).toBeVisible()
})

test('a payment that the payer left is paid from the console', async ({ page, api }) => {
  const txnId = 'SAMP-FAIL-0006'
  await openPayment(api, txnId)
  await page.goto('/__mock/payments')
  await page.getByRole('button', { name: `Pay ${txnId}` }).click()
  await expect(page.getByRole('row', { name: new RegExp(txnId) })).toContainText('paid')
  await page.goto('/__mock/mails')
  await expect(page.getByRole('link', { name: /receipt/i })).toBeVisible()
})

test('a reset to a scenario and a sign-in, a click each, set this browser up for the shop', async ({
  page,
}) => {
  await page.goto('/__mock/scenarios')
  await page.getByRole('button', { name: 'Reset to guest-cart' }).click()
  await expect(page.getByRole('status')).toContainText('Reset to guest-cart')
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('4', { exact: true })).toBeVisible()
  await page.goto('/__mock/sign-in')
  await page.getByRole('button', { name: 'Sign in as customer@example.com' }).click()
  await page.waitForURL(/localhost:\d+\/$/)
  await expect(page.getByLabel('Account of Sample Customer')).toBeVisible()
})

test('a seed file is loaded in the console, and an invalid one explained', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/422/)
  await page.goto('/__mock/scenarios')
  // A file may also be chosen in a hidden field; the page shows its fields when its script is
  // ready.
  await expect(page.getByLabel('Seed file')).toBeVisible()
  const load = (content: object) =>
    page.getByLabel('Seed file').setInputFiles({
      name: 'own.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    })
  await load({ products: [{ product_id: 1, product_name: 'Tea' }] })
  const message = page.getByRole('status')
  await expect(message).toContainText('products.0.product_price: Invalid input: expected number')
  // Each field has a line of its own.
  await expect(message).toHaveCSS('white-space', 'pre-line')
  await load({ products: [{ product_id: 1, product_name: 'Tea', product_price: 5 }] })
  await expect(page.getByRole('status')).toContainText('Loaded own.json.')
  await page.goto('/category')
  await expect(page.getByRole('heading', { name: 'Tea', exact: true })).toBeVisible()
})
