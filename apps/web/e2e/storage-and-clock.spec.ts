import { releaseHeldCall, waitForHeldCall } from './support/faults.ts'
import {
  addToCart,
  field,
  fillAddress,
  fillContact,
  goToCardPage,
  orderToCardPage,
  payByCard,
  products,
  receipt,
  setFault,
} from './support/purchase.ts'
import { signInCustomer, submitSignIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Browsers without usable storage, or with a wrong clock. */

// storage.test.ts has full storage.
test('with blocked storage, a guest sees a warning and buys, and a customer signs in', async ({
  page,
}) => {
  await page.addInitScript(
    `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() { throw new DOMException('no', 'SecurityError') },
      })`,
  )
  await addToCart(page, products.book)
  await expect(page.getByText('Your browser blocks storage for this shop')).toBeVisible()
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  const sidebar = page.getByRole('dialog', { name: 'Your Cart' })
  await expect(sidebar.getByRole('link', { name: products.book.name })).toBeVisible()
  await sidebar.getByRole('button', { name: 'Checkout' }).click()
  await fillContact(page)
  await fillAddress(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Shipping/ })
    .click()
  await expect(page).toHaveURL(/shipping-returns/)
  await page.goBack()
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  await goToCardPage(page)
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()

  await page.goto('/account/signin?next=%2Fprofile%3Ftab%3DOrders')
  await submitSignIn(page)
  await expect(page).toHaveURL(/tab=Orders/)
  await expect(page.getByRole('main').getByText(/^RM/).first()).toBeVisible()
})

test('with a clock a year behind that jumps ahead, a session and a payment stay valid', async ({
  page,
  api,
}) => {
  await api.control('POST', 'clock', { freeze: '2026-12-01T09:30:00+08:00' })
  await page.clock.install({ time: '2025-12-01T09:30:00+08:00' })
  await signInCustomer(page, api)
  await page.goto('/profile?tab=Orders')
  await expect(page.getByRole('main').getByText(/^RM/).first()).toBeVisible()
  await orderToCardPage(page)
  await setFault(api, 'payment.verify', { kind: 'hold' })
  await payByCard(page)
  await waitForHeldCall(api)
  await page.clock.setSystemTime(new Date('2027-01-01T00:00:00+08:00'))
  await releaseHeldCall(api)
  await expect(receipt(page)).toBeVisible()
  await expect(page.getByText(/^1 Dec 2026/)).toBeVisible()
})
