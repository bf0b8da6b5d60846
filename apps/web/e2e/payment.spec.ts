import type { Page } from '@playwright/test'
import { waitForHeldCall } from './support/faults.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import {
  addToCart,
  buyer,
  cardPage,
  cartItems,
  field,
  fillCheckout,
  goToCardPage,
  orderToCardPage,
  payButton,
  payByCard,
  payments,
  products,
  requestsOf,
  setFault,
} from './support/purchase.ts'
import { expect, test } from './support/test.ts'

const success = (page: Page) => page.getByRole('heading', { name: 'Thanks for your order!' })
const failed = (page: Page) => page.getByRole('heading', { name: 'Oops... Payment Failed!' })
const cancelled = (page: Page) => page.getByRole('heading', { name: 'Payment Cancelled' })
const waiting = 'Please wait, we are processing your request...'

test('a double click on the pay button places one order and opens one payment', async ({ page, api }) => {
  await addToCart(page, products.book)
  await fillCheckout(page)
  await payButton(page).dblclick()
  await page.waitForURL(cardPage)
  expect(await requestsOf(api, 'order.place')).toHaveLength(1)
  expect(await payments(api)).toHaveLength(1)
})

test('a reload while the order is being placed leads to the same order', async ({ page, api }) => {
  await addToCart(page, products.book)
  await fillCheckout(page)
  await setFault(api, 'order.place', { kind: 'hold', when: 'after' })
  await payButton(page).click()
  await waitForHeldCall(api)
  await page.reload()
  await api.control('POST', 'faults/release')
  await expect(field(page, 'First name')).toHaveValue(buyer.firstName)
  await goToCardPage(page)
  expect(new Set((await payments(api)).map(({ order_txn_id }) => order_txn_id)).size).toBe(1)
  expect((await requestsOf(api, 'order.place')).length).toBeGreaterThan(1)
})

test('a second tab with the same checkout pays the same order', async ({ page, context, api }) => {
  await orderToCardPage(page)
  const other = await context.newPage()
  await other.goto('/checkout')
  await expect(field(other, 'First name')).toHaveValue(buyer.firstName)
  await goToCardPage(other)
  expect(await payments(api)).toHaveLength(1)
  await payByCard(other)
  await expect(success(other)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible()
  expect((await payments(api)).filter(({ status }) => status === 'paid')).toHaveLength(1)
})

test('Back from the card page leads to the checkout, as it was, and the pay button works', async ({ page, api }) => {
  await orderToCardPage(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)
})

test('a hand-off page that the browser kept offers to go on', async ({ page, api }) => {
  await addToCart(page, products.book)
  await fillCheckout(page)
  // The page stays as it is while the card page does not come.
  await page.route(cardPage, (route) => route.fulfill({ status: 204 }))
  await Promise.all([page.waitForRequest(cardPage), payButton(page).click()])
  await expect(page.getByText(waiting)).toBeVisible()
  await page.unroute(cardPage)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(cardPage)
  expect(await payments(api)).toHaveLength(1)
})

test('a declined card keeps everything, and another card pays the same order', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/402/)
  await orderToCardPage(page)
  await payByCard(page, 'Declined')
  await expect(page.getByRole('alert')).toBeVisible()
  await payByCard(page)
  await expect(success(page)).toBeVisible()
  expect(await payments(api)).toMatchObject([{ status: 'paid' }])
})

test('a payment that is declined for good leads to the failed page, and the same order is paid from there', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/402/)
  await orderToCardPage(page)
  const [session] = await payments(api)
  await api.control('POST', `payments/${session?.session_id}/decline`)
  await page.goto(`/st/return?session_id=${session?.session_id}`)
  await expect(failed(page)).toBeVisible()
  await expect(page).toHaveURL(/\/failed$/)
  expect(await cartItems(page)).toBe(1)
  await page.getByRole('link', { name: 'Pay this order' }).click()
  await page.waitForURL(cardPage)
  await payByCard(page)
  await expect(success(page)).toBeVisible()
  expect(new Set((await payments(api)).map(({ order_txn_id }) => order_txn_id)).size).toBe(1)
})

test('a cancelled payment keeps cart, coupon and address, and the same order can be paid', async ({ page, api }) => {
  await addToCart(page, products.book)
  await fillCheckout(page)
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await goToCardPage(page)
  await page.getByRole('link', { name: 'Cancel payment' }).click()
  await expect(cancelled(page)).toBeVisible()
  await expect(page).toHaveURL(/\/st\/cancel\?session_id=cs_test_/)
  await expect(page.getByText('Your payment has been cancelled successfully.')).toBeVisible()
  await page.goto('/checkout')
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await page.goBack()
  await page.getByRole('link', { name: 'Pay this order' }).click()
  await page.waitForURL(cardPage)
  await payByCard(page)
  await expect(success(page)).toBeVisible()
  expect((await payments(api)).map(({ order_txn_id }) => order_txn_id)).toHaveLength(2)
  expect(new Set((await payments(api)).map(({ order_txn_id }) => order_txn_id)).size).toBe(1)
})

test('an expired session keeps the cart, and the order can be paid in a new one', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/410/)
  await orderToCardPage(page)
  const [session] = await payments(api)
  await api.control('POST', `payments/${session?.session_id}/expire`)
  await page.reload()
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await expect(cancelled(page)).toBeVisible()
  expect(await cartItems(page)).toBe(1)
  await page.getByRole('link', { name: 'Pay this order' }).click()
  await page.waitForURL(cardPage)
  await payByCard(page)
  await expect(success(page)).toBeVisible()
})

test('a verification that breaks off after the payment is asked again, and never says failed', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/ERR_|50\d/)
  await orderToCardPage(page)
  await setFault(api, 'payment.verify', { kind: 'drop', when: 'after' })
  await setFault(api, 'payment.verify', { kind: 'status', status: 503 })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await payByCard(page)
  await expect(success(page)).toBeVisible({ timeout: 15_000 })
  expect(visited).not.toContain('/failed')
  expect((await requestsOf(api, 'payment.verify')).length).toBeGreaterThan(1)
  expect(await payments(api)).toMatchObject([{ status: 'paid' }])
})

test('a late verification takes nobody away who has left meanwhile, and still empties the cart', async ({
  page,
  api,
}) => {
  await orderToCardPage(page)
  await setFault(api, 'payment.verify', { kind: 'hold' })
  await payByCard(page)
  await expect(page.getByText(waiting)).toBeVisible()
  await waitForHeldCall(api)
  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByTestId('cart-badge')).toBeVisible()
  await api.control('POST', 'faults/release')
  await expect(page.getByTestId('cart-badge')).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('returning twice changes nothing: one order, one charge, one set of mails', async ({ page, api }) => {
  await orderToCardPage(page)
  await payByCard(page)
  await expect(success(page)).toBeVisible()
  const mails = await api.outbox()
  const [session] = await payments(api)
  await page.goto(`/st/return?session_id=${session?.session_id}`)
  await expect(success(page)).toBeVisible()
  expect(await payments(api)).toHaveLength(1)
  expect(await api.outbox()).toEqual(mails)
})

test('a payment that cannot be started says why, once, and offers a way on', async ({ page, pageConsole }) => {
  pageConsole.expect(/404/)
  await page.goto('/stripecheckout?txnId=NO-SUCH-ORDER')
  const message = 'We cannot find this order.'
  await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(1)
  await expect(page.getByRole('main').getByText(message)).toBeVisible()
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('the hand-off goes to no address but an allowed one', async ({ page }) => {
  await addToCart(page, products.book)
  await fillCheckout(page)
  await page.route('**/order/st/create-payment', (route) =>
    route.fulfill({ json: { clientSecret: 'https://evil.example/pay' } }),
  )
  await payButton(page).click()
  await expect(page.getByRole('main').getByText('we do not trust')).toBeVisible()
  await expect(page).toHaveURL(/\/stripecheckout/)
})

test('the return addresses carry the placeholder with its braces', async ({ page }) => {
  await addToCart(page, products.book)
  await fillCheckout(page)
  const [request] = await Promise.all([page.waitForRequest('**/order/st/create-payment'), payButton(page).click()])
  const { origin } = new URL(page.url())
  expect(request.postDataJSON()).toMatchObject({
    return_url: `${origin}/st/return?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/st/cancel?session_id={CHECKOUT_SESSION_ID}`,
  })
  await page.waitForURL(cardPage)
})

for (const { path, seconds } of [
  { path: '/success', seconds: 15 },
  { path: '/failed', seconds: 15 },
  { path: '/st/cancel', seconds: 15 },
  { path: '/px/return', seconds: 5 },
  { path: '/st/return', seconds: 5 },
]) {
  test(`${path} goes home after ${seconds} seconds`, async ({ page }) => {
    await openWithPausedClock(page, path, page.getByText(`Going to the home page in ${seconds} seconds`))
    await page.clock.runFor((seconds - 1) * 1000)
    await expect(page.getByText('Going to the home page in 1 second', { exact: true })).toBeVisible()
    await page.clock.runFor(1500)
    await expect(page).toHaveURL(/\/$/)
  })
}

test('a countdown can be stopped', async ({ page }) => {
  await page.clock.install()
  await page.goto('/failed')
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(60_000)
  await expect(failed(page)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the clearing page empties the cart and goes home after a second', async ({ page }) => {
  await addToCart(page, products.book)
  await openWithPausedClock(page, '/st/clear', page.getByText('Please wait we are processing your request...'))
  // What is shown is drawn at build time: its scripts need a little more time.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return cartItems(page)
    })
    .toBe(0)
  await page.clock.runFor(1100)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByTestId('cart-badge')).toBeHidden()
})

test('a forged success page runs nothing and empties nothing', async ({ page }) => {
  await addToCart(page, products.book)
  await page.goto('/success?txnId=%3Cimg%20src%3Dx%3E&txnAmount=1e9%3Cb%3E&txndate=tomorrow&msg=Call%20this%20number')
  await expect(success(page)).toBeVisible()
  await expect(page.getByText('Call this number')).toBeHidden()
  await expect(page.getByText('tomorrow')).toBeHidden()
  await expect(page.locator('main img')).toHaveCount(0)
  expect(await cartItems(page)).toBe(1)
})
