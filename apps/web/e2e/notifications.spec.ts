import type { Page } from '@playwright/test'
import { payments } from './support/purchase.ts'
import { createSession, signInCustomer, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** News of orders and tests (architecture §4); what was read is kept on the device. */

const inMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: /^Notifications/ })
const tally = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /read$/ })
const fresh = (page: Page) => page.getByRole('main').getByText('New', { exact: true })
const markAllRead = (page: Page) => page.getByRole('button', { name: 'Mark all as read' })

test('are counted in the account’s menu on every panel until they are read, and stay read after a reload', async ({
  page,
  api,
}) => {
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Password')
  // Eight orders, and the tests of two of them.
  await expect(inMenu(page)).toHaveAccessibleName('Notifications 10 unread')
  await inMenu(page).click()
  await expect(tally(page)).toHaveText('10 unread')
  await expect(fresh(page)).toHaveCount(10)
  await markAllRead(page).click()
  await expect(tally(page)).toHaveText('All read')
  await expect(fresh(page)).toHaveCount(0)
  await expect(inMenu(page)).toHaveAccessibleName('Notifications')
  await expect(markAllRead(page)).toBeDisabled()
  await page.reload()
  await expect(tally(page)).toHaveText('All read')
  await expect(inMenu(page)).toHaveAccessibleName('Notifications')
})

test('lead to what they are about', async ({ page, api }) => {
  await signInCustomer(page, api)
  await page.goto('/account/notification')
  const news = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Order SAMPLE-PAID-0005, placed 19 Oct 2026' })
  await expect(news.getByRole('link')).toHaveText(['We have your payment', 'Your tests are ready'])
  await expect(news.getByRole('link', { name: 'Your tests are ready' })).toHaveAttribute('href', '/profile?tab=Tests')
  await news.getByRole('link', { name: 'We have your payment' }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMPLE-PAID-0005$/)
})

test('tell of what happened since: an order that was paid is one more to read', async ({ page, api }) => {
  await signInCustomer(page, api)
  await page.goto('/account/notification')
  await markAllRead(page).click()
  await expect(tally(page)).toHaveText('All read')
  const back = {
    return_url: `${new URL(page.url()).origin}/st/return`,
    cancel_url: `${new URL(page.url()).origin}/st/cancel`,
  }
  await api.calls().payment.create({ body: { txnId: 'SAMPLE-PENDING-0008', ...back } })
  const [payment] = await payments(api)
  await api.control('POST', `payments/${payment?.session_id}/pay`)
  await api.calls().payment.verify({ body: { session_id: payment?.session_id ?? '' } })
  await page.reload()
  await expect(inMenu(page)).toHaveAccessibleName('Notifications 1 unread')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText('New', { exact: true }) })
      .getByRole('link'),
  ).toHaveText('We have your payment')
})

test('that were read in one tab are read in the other', async ({ page, api, context }) => {
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Password')
  await expect(inMenu(page)).toHaveAccessibleName('Notifications 10 unread')
  const other = await context.newPage()
  await other.goto('/account/notification')
  await markAllRead(other).click()
  await expect(inMenu(page)).toHaveAccessibleName('Notifications')
})

test('leave no order’s number on the device, and say nothing to the next customer', async ({ page, api }) => {
  await api.reset('paid-order')
  await storeSession(page, await createSession(api))
  await page.goto('/account/notification')
  await markAllRead(page).click()
  await expect(tally(page)).toHaveText('All read')
  const kept = await page.evaluate(() => localStorage.getItem('notifications-data'))
  expect(kept).toBeTruthy()
  expect(kept).not.toContain('SAMPLE')
  // The next customer's news are all new to them.
  await storeSession(page, await createSession(api, 'new@example.com'))
  await page.goto('/account/notification')
  await expect(page.getByRole('main')).toContainText('SAMPLE-PAID-1001')
  await expect(page.getByRole('main')).not.toContainText('SAMPLE-PAID-0005')
  await expect(tally(page)).toHaveText('2 unread')
})
