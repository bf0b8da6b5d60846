import {
  addToCart,
  buyer,
  cardPage,
  cartItems,
  fillCheckout,
  goToCardPage,
  ordersOf,
  payByCard,
  payments,
  products,
  requestsOf,
  storeCart,
} from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('a guest orders two products with a coupon, pays by card and sees the receipt of one order, without a policy violation', {
  tag: ['@quick', '@journey'],
}, async ({ page, api }) => {
  // This list persists across documents.
  const violations: string[] = []
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => recordViolation(violatedDirective + ' ' + blockedURI))",
  )
  await addToCart(page, products.book)
  await addToCart(page, products.profile)
  await fillCheckout(page)
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('WELCOME10')).toBeVisible()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 129.60')

  await goToCardPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RM 129.60')
  await payByCard(page)

  await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()
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
  expect(await payments(api)).toMatchObject([{ status: 'paid', amount: 129.6, order_txn_id: order?.order_txn_id }])
  const subjects = (await api.outbox(buyer.email, 5_000)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['Your login information', expect.stringContaining('receipt')])
  expect(await requestsOf(api, 'order.place')).toHaveLength(1)
  expect(await requestsOf(api, 'payment.create')).toHaveLength(1)
  expect(await requestsOf(api, 'payment.verify')).toHaveLength(1)
  expect(violations).toEqual([])
})

test('the checkout can be filled and submitted by keyboard', async ({ page }) => {
  await storeCart(page)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'First name' }).focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await type(buyer.firstName)
  await type(buyer.lastName)
  await type(buyer.email)
  await type(buyer.phone)
  await type('Malaysia')
  await type('1 Jalan Contoh')
  await type('')
  await page.keyboard.type('46000')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Selangor')
  await page.keyboard.press('Enter')
  await page.waitForURL(cardPage)
})
