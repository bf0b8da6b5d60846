import type { Page } from '@playwright/test'
import {
  failEveryCall,
  runRetries,
  truncated,
  unavailable,
  waitForHeldCall,
} from './support/faults.ts'
import { changeSettings } from './support/hydration.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import {
  applyCoupon,
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
  receipt,
  requestsOf,
  setFault,
  storeCart,
} from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const failed = (page: Page) => page.getByRole('heading', { name: 'Oops... Payment Failed!' })
const cancelled = (page: Page) => page.getByRole('heading', { name: 'Payment Cancelled' })
const processing = 'Please wait, we are processing your request...'

test('a reload while the order is being placed continues with the same order', async ({
  page,
  api,
}) => {
  await storeCart(page)
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
  await expect(receipt(other)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible()
  expect((await payments(api)).filter(({ status }) => status === 'paid')).toHaveLength(1)
})

test('a checkout whose order another device has replaced places a new one', async ({
  page,
  api,
}) => {
  await orderToCardPage(page)
  await page.goBack()
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  const [request] = await requestsOf(api, 'order.place')
  const body = { ...JSON.parse(request?.request_body ?? ''), coupon_code: 'WELCOME10' }
  const headers = { 'idempotency-key': 'of-another-device' }
  expect(await api.calls().order.place({ headers, body })).toMatchObject({ status: 201 })

  await goToCardPage(page)
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()
  expect(await payments(api)).toMatchObject([
    { status: 'paid', amount: 55 },
    { status: 'cancelled' },
  ])
})

test('a double click on the pay button places one order, and the hand-off continues', async ({
  page,
  api,
}) => {
  await storeCart(page)
  await fillCheckout(page)
  // A 204 keeps the browser on the hand-off page.
  await page.route(cardPage, (route) => route.fulfill({ status: 204 }))
  await Promise.all([page.waitForRequest(cardPage), payButton(page).dblclick()])
  await expect(page.getByText(processing)).toBeVisible()
  await page.unroute(cardPage)
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(cardPage)
  expect(await requestsOf(api, 'order.place')).toHaveLength(1)
  expect(await payments(api)).toHaveLength(1)
})

test('Back from the card page shows the filled checkout, and nothing is paid twice', async ({
  page,
  api,
}) => {
  await orderToCardPage(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)

  await payByCard(page, 'Declined')
  await expect(page.getByRole('alert')).toBeVisible()
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()
  expect(await payments(api)).toMatchObject([{ status: 'paid' }])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible()

  const mails = await api.outbox()
  const [session] = await payments(api)
  await page.goto(`/st/return?session_id=${session?.session_id}`)
  await expect(receipt(page)).toBeVisible()
  expect(await payments(api)).toHaveLength(1)
  expect(await api.outbox()).toEqual(mails)
})

test('a cancelled or declined payment keeps cart and address, and can be paid afterwards', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/402/)
  await storeCart(page)
  await fillCheckout(page)
  await applyCoupon(page)
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await goToCardPage(page)
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(cancelled(page)).toBeVisible()
  await expect(page).toHaveURL(/\/st\/cancel\?session_id=cs_test_/)
  await expect(page.getByText('Your payment has been cancelled successfully.')).toBeVisible()
  await expect(page.getByText('You have not been charged.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await page.goBack()
  await page.getByRole('link', { name: 'Pay this order' }).click()
  await page.waitForURL(cardPage)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  await api.control('POST', `payments/${sessionId}/decline`)
  await page.goto(`/st/return?session_id=${sessionId}`)
  await expect(failed(page)).toBeVisible()
  await expect(page).toHaveURL(/\/failed$/)
  await expect(page.getByText('You have not been charged.')).toBeVisible()
  expect(await cartItems(page)).toBe(1)
  await page.getByRole('link', { name: 'Pay this order' }).click()
  await page.waitForURL(cardPage)
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()
  expect(await payments(api)).toHaveLength(3)
  expect(new Set((await payments(api)).map(({ order_txn_id }) => order_txn_id)).size).toBe(1)
})

test('says of a payment of a cancelled order that it was charged and will be refunded', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/402/)
  await orderToCardPage(page)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1)
  await api.control('POST', `payments/${sessionId}/expire`)
  await page.goto('/checkout')
  await applyCoupon(page)
  // Another order of the same cart, which cancels the first.
  await goToCardPage(page)
  await api.control('POST', `payments/${sessionId}/pay`)
  await page.goto(`/st/return?session_id=${sessionId}`)
  await expect(failed(page)).toBeVisible()
  const text = 'You have paid, but after this order was cancelled. We will refund your payment'
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('not been charged')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Check the payment' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pay this order' })).toBeVisible()
})

// client.test.ts and retry.test.ts have the other failures.
test('repeats the verification after a truncated response, without the failed page', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/ERR_/)
  await orderToCardPage(page)
  await setFault(api, 'payment.verify', truncated)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await payByCard(page)
  await expect(receipt(page)).toBeVisible({ timeout: 15_000 })
  expect(visited).not.toContain('/failed')
  expect(await cartItems(page)).toBe(0)
  expect((await requestsOf(api, 'payment.verify')).length).toBeGreaterThan(1)
  expect(await payments(api)).toMatchObject([{ status: 'paid' }])
})

test('a verification that completes after leaving the page only clears the cart', async ({
  page,
  api,
}) => {
  await orderToCardPage(page)
  await setFault(api, 'payment.verify', { kind: 'hold' })
  await payByCard(page)
  await expect(page.getByText(processing)).toBeVisible()
  await waitForHeldCall(api)
  await page.getByRole('banner').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByTestId('cart-badge')).toBeVisible()
  await api.control('POST', 'faults/release')
  await expect(page.getByTestId('cart-badge')).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('the checkout leads to a payment that has no clear response yet', async ({ page, api }) => {
  await orderToCardPage(page)
  await setFault(api, 'payment.verify', { kind: 'hold' })
  await payByCard(page)
  await waitForHeldCall(api)
  await page.goto('/checkout')
  await expect(payButton(page)).toBeVisible()
  await page.getByRole('link', { name: 'Check the payment' }).click()
  await expect(receipt(page)).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check the payment' })).toBeHidden()
})

test('a paid session that another device began keeps the cart, and goes home', async ({
  page,
  api,
}) => {
  await orderToCardPage(page)
  const [session] = await payments(api)
  // Another device has no record of it; its shopper has a cart and maybe a payment of their own.
  const record = { owner: null, saved_at: Date.now(), value: { txnId: 'ANOTHER-ORDER' } }
  const storeRecord = async () => {
    await page.goto('/robots.txt')
    await page.evaluate(
      (text) => localStorage.setItem('payment-data', text),
      JSON.stringify(record),
    )
  }
  const stored = () =>
    page.evaluate((): unknown => JSON.parse(localStorage.getItem('payment-data') ?? 'null'))
  await storeRecord()
  await page.goto(`/stripecheckout?txnId=${session?.order_txn_id}`)
  await expect(page).toHaveURL(/\/pay\//)
  await api.control('POST', `payments/${session?.session_id}/pay`)
  await storeRecord()
  const received = page.getByRole('heading', { name: 'Payment received' })
  await openWithPausedClock(page, `/st/return?session_id=${session?.session_id}`, received)
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(session?.order_txn_id ?? 'no order')
  expect(await cartItems(page)).toBe(1)
  expect(await stored()).toMatchObject({ value: record.value })
  await page.clock.runFor(14_000)
  await expect(received).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL(/\/$/)
})

test('a payment redirects to a host that the owner allows in data.json', async ({ page }) => {
  const cardPageUrl = 'https://pay.shop.example/c/1'
  await changeSettings(page, { payment_hosts: ['pay.shop.example'] })
  await page.route('**/api/v1/order/st/create-payment', (route) =>
    route.fulfill({ json: { clientSecret: cardPageUrl } }),
  )
  await page.route(cardPageUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
  )
  await page.goto('/stripecheckout?txnId=SAMP-OPEN-0008')
  await expect(page).toHaveURL(cardPageUrl)
})

test('an order of the account whose payment cannot start leads back to it', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await signInCustomer(page, api)
  await page.clock.install()
  await failEveryCall(api, 'payment.create', unavailable)
  await page.goto('/stripecheckout?txnId=SAMP-OPEN-0008')
  await expect(page.getByText('This takes longer than usual.')).toBeVisible()
  const order = page.getByRole('link', { name: 'See your order' })
  await runRetries(page, order)
  await order.click()
  await expect(page).toHaveURL('/orderdetails/SAMP-OPEN-0008')
})

test('shows why a payment cannot start, in one toast and on the page', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await page.goto('/stripecheckout?txnId=NO-SUCH-ORDER')
  const message = 'We cannot find this order.'
  await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(1)
  await expect(page.getByRole('main').getByText(message)).toBeVisible()
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  pageConsole.expect(/4\d\d/)
  await page.goto('/stripecheckout?txnId=bogus')
  await expect(page.getByRole('main')).toContainText('Unknown order number.')
  await expect(page.getByRole('main')).not.toContainText('pattern')
})

// The countdown of /success is in success.spec.ts; /failed and /st/cancel have the same.
for (const path of ['/px/return', '/st/return']) {
  test(`${path} goes home after 5 seconds, whatever the clock says`, async ({ page }) => {
    const lastSecond = page.getByText('Going to the home page in 1 second', { exact: true })
    await openWithPausedClock(page, path, page.getByText('Going to the home page in 5 seconds'))
    await page.clock.setSystemTime(Date.now() - 3 * 60 * 60 * 1000)
    await page.clock.runFor(4_000)
    await expect(lastSecond).toBeVisible()
    await page.clock.setSystemTime(Date.now() + 16 * 60 * 60 * 1000)
    await expect(lastSecond).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(page).toHaveURL(/\/$/)
  })
}

test('“Stay on this page” stops the countdown', async ({ page }) => {
  await page.clock.install()
  await page.goto('/failed')
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(60_000)
  await expect(failed(page)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('/st/clear clears the cart and redirects to the home page after a second', async ({
  page,
}) => {
  await storeCart(page)
  await openWithPausedClock(
    page,
    '/st/clear',
    page.getByText('Please wait we are processing your request...'),
  )
  // The text is prerendered; the cart is cleared after hydration.
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
