import type { Page } from '@playwright/test'
import { payments } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/**
 * Notifications about orders and tests (architecture §4), with their read state in the browser’s
 * storage.
 */

const inMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: /^Notifications/ })
const unreadCount = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: /read$/ })
const newBadges = (page: Page) => page.getByRole('main').getByText('New', { exact: true })
const markAllRead = (page: Page) => page.getByRole('button', { name: 'Mark all as read' })

test('the account menu counts unread notifications, in every tab, and a payment adds one', async ({
  page,
  api,
  context,
}) => {
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Password')
  // Eight orders, two of them with tests.
  await expect(inMenu(page)).toHaveAccessibleName('Notifications 10 unread')
  await inMenu(page).click()
  await expect(unreadCount(page)).toHaveText('10 unread')
  await expect(newBadges(page)).toHaveCount(10)
  const other = await context.newPage()
  await other.goto('/profile?tab=Password')
  await expect(inMenu(other)).toHaveAccessibleName('Notifications 10 unread')
  await markAllRead(page).press('Enter')
  await expect(unreadCount(page)).toHaveText('All read')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(newBadges(page)).toHaveCount(0)
  await expect(inMenu(page)).toHaveAccessibleName('Notifications')
  await expect(markAllRead(page)).toHaveCount(0)
  await expect(inMenu(other)).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(unreadCount(page)).toHaveText('All read')
  await expect(inMenu(page)).toHaveAccessibleName('Notifications')

  const { origin } = new URL(page.url())
  const urls = { return_url: `${origin}/st/return`, cancel_url: `${origin}/st/cancel` }
  await api.calls().payment.create({ body: { txnId: 'SAMPLE-PENDING-0008', ...urls } })
  const [payment] = await payments(api)
  await api.control('POST', `payments/${payment?.session_id}/pay`)
  await api.calls().payment.verify({ body: { session_id: payment?.session_id ?? '' } })
  await page.reload()
  await expect(inMenu(page)).toHaveAccessibleName('Notifications 1 unread')
  const items = page.getByRole('main').getByRole('listitem')
  const unread = items.filter({ has: page.getByText('New', { exact: true }) })
  await unread.getByRole('link', { name: 'We have your payment' }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMPLE-PENDING-0008$/)
  await page.goBack()
  await expect(unreadCount(page)).toHaveText('All read')

  const notification = items.filter({ hasText: 'Order SAMPLE-PAID-0005, placed 19 Oct 2026' })
  await expect(notification.getByRole('link')).toHaveText([
    'We have your payment',
    'Your tests are ready',
  ])
  await expect(notification.getByRole('link', { name: 'Your tests are ready' })).toHaveAttribute(
    'href',
    '/profile?tab=Tests',
  )
  await notification.getByRole('link', { name: 'We have your payment' }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMPLE-PAID-0005$/)
})
