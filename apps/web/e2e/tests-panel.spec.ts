import type { Locator, Page } from '@playwright/test'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const seatsOf = (page: Page, order: string) => page.getByRole('region', { name: `Order ${order}` })
const codes = (page: Page) => page.getByRole('main').locator('code')
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ seats?(, page|$)/)

test.beforeEach(async ({ page, api }) => {
  await signInCustomer(page, api)
})

test('groups the seats by order, with code, status, taker and link in each row', {
  tag: '@journey',
}, async ({ page, isSparse }) => {
  await page.goto('/profile?tab=Tests')
  if (isSparse) {
    // All fields of a seat are assumed.
    await expect(page.getByRole('heading', { name: 'We cannot show your access codes here' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    return
  }
  await expect(count(page)).toHaveText('6 seats')
  const group = seatsOf(page, 'SAMPLE-PAID-0005')
  await expect(group.locator('code')).toHaveText([5, 4, 3, 2, 1].map((seat) => `LPI-0005-400${seat}`))
  await expect(seatsOf(page, 'SAMPLE-PROCESSING-0004').locator('code')).toHaveText(['LPI-0004-1001'])
  await expect(group.getByRole('row', { name: /LPI-0005-4001/ }).getByRole('cell')).toHaveText([
    /^LPI-0005-4001Sample Taker 1$/,
    'Completed',
    /^Open test/,
  ])
  const row = group.getByRole('row', { name: /LPI-0005-4002/ })
  await expect(row).toContainText('Assigned')
  // The codes of new orders are longer than those of the sample.
  const code = row.locator('code')
  await code.evaluate((element) => {
    element.textContent = 'LPI-XXXXX-XXXXX-XXXXX'
  })
  expect((await code.boundingBox())?.height).toBeLessThan(30)
  const middleOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height / 2
  }
  const link = await middleOf(row.getByRole('link', { name: /^Open test/ }))
  expect(await middleOf(row.getByRole('button', { name: /^Copy invitation/ }))).toBeCloseTo(link, -1)
  await page.setViewportSize({ width: 960, height: 800 })
  expect((await code.boundingBox())?.height).toBeLessThan(30)
  await expect(group.getByRole('row', { name: /LPI-0005-4003/ })).toContainText('Unassigned')
  await group.getByRole('link', { name: 'SAMPLE-PAID-0005' }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMPLE-PAID-0005$/)
})

test('opens a test with the code of its seat in a new tab without access to the shop, copies a code by keyboard and announces it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/profile?tab=Tests')
  const link = page.getByRole('link', { name: 'Open test with code LPI-0005-4003' })
  await expect(link).toHaveAttribute('href', /\/test\/start\?code=LPI-0005-4003$/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  await page.getByRole('button', { name: 'Copy access code LPI-0005-4002' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied access code LPI-0005-4002.' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Copied access code LPI-0005-4002' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LPI-0005-4002')
  // The label resets after a while.
  await page.clock.runFor(10_000)
  await expect(page.getByRole('button', { name: 'Copy access code LPI-0005-4002' })).toBeVisible()
})

test('shares an invitation, copies all codes of an order and downloads them as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profile?tab=Tests')
  const group = seatsOf(page, 'SAMPLE-PAID-0005')
  const code = 'LPI-0005-4002'
  const whatsApp = group.getByRole('link', { name: `WhatsApp with code ${code}` })
  await expect(whatsApp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${code}`))
  await expect(group.getByRole('link', { name: `Email with code ${code}` })).toHaveAttribute(
    'href',
    /^mailto:\?subject/,
  )
  await group.getByRole('button', { name: `Copy invitation with code ${code}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`enter the access code ${code}`)
  await group.getByRole('button', { name: /^Copy all codes/ }).click()
  await expect(group.getByRole('button', { name: /^Copied all codes/ })).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(5)
  // A completed test needs no invitation.
  await expect(group.getByRole('link', { name: /^WhatsApp/ })).toHaveCount(4)
  const [file] = await Promise.all([page.waitForEvent('download'), group.getByText('Download CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^codes-.+\.csv$/)
})

test('shows how to copy by hand when the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'))
  })
  await page.goto('/profile?tab=Tests')
  const copy = page.getByRole('button', { name: 'Copy access code LPI-0005-4002' })
  await copy.click()
  await expect(page.getByRole('alert')).toContainText('Select the text and copy it yourself')
  await expect(copy).toBeVisible()
})

test('keeps the page of a long list in the URL', async ({ page, api }) => {
  await api.reset('many-orders')
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Tests')
  await expect(count(page)).toContainText(/, page 1 of \d+$/)
  await expect(codes(page)).toHaveCount(10)
  const first = await codes(page).allTextContents()
  await page.getByRole('navigation', { name: 'Pages of seats' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=Tests&page=2$/)
  await expect(count(page)).toContainText(', page 2 of ')
  const second = await codes(page).allTextContents()
  expect(second.filter((code) => first.includes(code))).toEqual([])
  await page.reload()
  await expect(codes(page)).toHaveText(second)
  await page.goBack()
  await expect(codes(page)).toHaveText(first)
})
