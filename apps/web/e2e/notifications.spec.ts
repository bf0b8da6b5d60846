import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Notifications about orders and tests (architecture §4). */

test('the notifications lead to their orders and tests', async ({ page, api }) => {
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Notifications')
  const items = page.getByRole('main').getByRole('listitem')
  const notification = items.filter({ hasText: 'Order SAMP-PAID-0005, placed 19 Oct 2026' })
  await expect(notification.getByRole('link')).toHaveText([
    'We have your payment',
    'Your tests are ready',
  ])
  await expect(notification.getByRole('link', { name: 'Your tests are ready' })).toHaveAttribute(
    'href',
    '/profile?tab=Tests',
  )
  await notification.getByRole('link', { name: 'We have your payment' }).click()
  await expect(page).toHaveURL(/\/orderdetails\/SAMP-PAID-0005$/)
})
