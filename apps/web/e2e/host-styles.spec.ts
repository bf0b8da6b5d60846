import type { Page } from '@playwright/test'
import {
  addToCart,
  applyCoupon,
  buyer,
  cartItems,
  field,
  fillCheckout,
  goToCardPage,
  ordersOf,
  payByCard,
  payments,
  products,
  receipt,
  requestsOf,
} from './support/purchase.ts'
import { fillSignIn, resetLink } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/**
 * Journeys with hosts that write what the requirements leave open otherwise (architecture §4.9).
 */

const customer = 'new@example.com'

const setPassword = async (page: Page) => {
  await field(page, 'New Password').fill('Customer#2')
  await field(page, 'Confirm Password').fill('Customer#2')
  await page.getByRole('button', { name: 'Reset Password' }).click()
}

const pay = async (page: Page) => {
  await goToCardPage(page)
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()
}

for (const host of ['plain', 'wrapped', 'least'] as const) {
  test.describe(`with a ${host} host`, () => {
    test.use({ host })

    test('a guest learns that a coupon and a payment are refused, and then buys a book', async ({
      page,
      api,
      pageConsole,
    }) => {
      pageConsole.expect(/422|402/)
      await addToCart(page, products.book)
      await fillCheckout(page)
      await applyCoupon(page, 'NONSENSE')
      await expect(page.getByText('That code doesn’t work. Check the spelling?')).toBeVisible()
      await goToCardPage(page)
      const [session] = await payments(api)
      await api.control('POST', `payments/${session?.session_id}/decline`)
      await page.goto(`/st/return?session_id=${session?.session_id}`)
      await expect(page.getByRole('heading', { name: 'Oops... Payment Failed!' })).toBeVisible()
      // A host without error codes does not say why the session is unpaid.
      const charge = host === 'least' ? /^We don’t know yet/ : 'You have not been charged.'
      await expect(page.getByText(charge)).toBeVisible()
      expect(await cartItems(page)).toBe(1)
      await page.goto('/checkout')
      await pay(page)
      await expect(page.getByText('RM 55.00')).toBeVisible()
      expect(await cartItems(page)).toBe(0)
      const [order] = await ordersOf(api, buyer.email)
      await expect(page.getByText(order?.order_txn_id ?? 'no order')).toBeVisible()
    })

    test('a customer signs in, buys a test, and finds the order and its details', async ({
      page,
    }) => {
      await page.goto('/account/signin')
      await fillSignIn(page, customer)
      await addToCart(page, products.profile)
      await page.goto('/checkout')
      await field(page, 'Phone').fill(buyer.phone)
      await pay(page)
      await page.goto('/profile?tab=Orders')
      await page.getByRole('main').locator('a[href*="/orderdetails/"]').click()
      const row = page.getByRole('row', { name: products.profile.name })
      await expect(row.getByRole('cell')).toHaveText(['1', 'Personal test', 'RM 89.00'])
    })

    test('an invalid reset link is refused with a message, a valid one sets the password', async ({
      page,
      api,
      pageConsole,
    }) => {
      pageConsole.expect(/422/)
      await page.goto(`/reset-password?email=${encodeURIComponent(customer)}&token=sample`)
      await setPassword(page)
      await expect(page.getByRole('alert')).toContainText(/This link has expired/)
      await api.calls().auth.forgotPassword({ body: { email: customer } })
      await page.goto(await resetLink(api, customer))
      await setPassword(page)
      await expect(page.getByText(/^Your password has been changed\./)).toBeVisible()
    })

    test('a cleared cart stays empty after a reload, and takes a product again', async ({
      page,
      api,
    }) => {
      await addToCart(page, products.book)
      await page.goto('/cart')
      await page.getByRole('button', { name: 'Clear the cart' }).click()
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
      await addToCart(page, products.book)
      await expect(page.getByTestId('cart-badge')).toHaveText('1')
      expect(await cartItems(page)).toBe(1)
      expect(await requestsOf(api, 'cart.clear')).toHaveLength(1)
    })
  })
}
