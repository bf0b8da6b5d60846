import {
  addToCart,
  applyCoupon,
  buyer,
  cartItems,
  fillCheckout,
  goToCardPage,
  ordersOf,
  payByCard,
  payments,
  products,
  receipt,
  requestsOf,
} from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('a guest orders two products with a coupon, pays by card and sees the receipt of one order', {
  tag: ['@quick', '@journey'],
}, async ({ page, api }) => {
  await addToCart(page, products.book)
  await addToCart(page, products.profile)
  await fillCheckout(page)
  await applyCoupon(page, 'welcome10')
  await expect(page.getByText('WELCOME10')).toBeVisible()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 129.60')

  await goToCardPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RM 129.60')
  await payByCard(page)

  await expect(receipt(page)).toBeVisible()
  await expect(page).toHaveURL(/\/success\?txnId=.+&txnAmount=129\.6&txndate=.+&msg=.+$/)
  await expect(page.getByText('RM 129.60')).toBeVisible()
  // Our emails are the way to the codes, so no button leads elsewhere; nor to an unknown mail host.
  await expect(page.getByRole('main').locator('[data-variant="primary"]')).toHaveCount(0)
  expect(await cartItems(page)).toBe(0)

  const [order, ...others] = await ordersOf(api, buyer.email)
  expect(others).toEqual([])
  expect(order).toMatchObject({ order_total_amount: 129.6, order_total_quantity: 2 })
  expect(['paid', 'processing']).toContain(order?.order_status)
  await expect(page.getByText(order?.order_txn_id ?? 'no order')).toBeVisible()
  expect(await payments(api)).toMatchObject([
    { status: 'paid', amount: 129.6, order_txn_id: order?.order_txn_id },
  ])
  const subjects = (await api.outbox(buyer.email, 5_000)).map(({ subject }) => subject)
  expect(subjects.toReversed()).toEqual([expect.stringContaining('receipt'), 'Your test is ready'])
  expect(await requestsOf(api, 'order.place')).toHaveLength(1)
  expect(await requestsOf(api, 'payment.create')).toHaveLength(1)
  expect(await requestsOf(api, 'payment.verify')).toHaveLength(1)
})
