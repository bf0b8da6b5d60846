import type { Page } from '@playwright/test'
import { changeSettings } from './support/hydration.ts'
import {
  buyer,
  cartItems,
  field,
  fillCheckout,
  payButton,
  payByCard,
  payments,
  receipt,
  requestsOf,
  storeCart,
} from './support/purchase.ts'
import { expect, test } from './support/test.ts'

// The mock answers with a client secret, and its stand-in for Stripe.js embeds its own card page.
test.beforeEach(async ({ api }) => {
  await api.control('POST', 'card-provider', { mode: 'embedded' })
})

const cardFrame = (page: Page) => page.frameLocator('iframe[title="Card payment"]')
const payInFrame = (page: Page) => cardFrame(page).getByRole('button', { name: 'Pay RM' })
const notStarted = (page: Page) =>
  page.getByRole('heading', { name: 'We could not start the payment' })

const goToEmbeddedPage = async (page: Page) => {
  await payButton(page).click()
  await expect(payInFrame(page)).toBeVisible()
  await expect(page).toHaveURL(/\/stripecheckout\?txnId=/)
}

/** Goes from a stored cart with one book to the embedded card page. */
const orderToEmbeddedPage = async (page: Page) => {
  await storeCart(page)
  await fillCheckout(page)
  await goToEmbeddedPage(page)
}

const expectPaid = async (page: Page) => {
  await expect(receipt(page)).toBeVisible()
  expect(await cartItems(page)).toBe(0)
}

test('an embedded payment shows the total, keeps a refused card in its page, and is paid', async ({
  page,
  api,
}) => {
  await orderToEmbeddedPage(page)
  const frame = cardFrame(page)
  await expect(page.getByTestId('payment-total')).toHaveText('RM 55.00')
  await expect(frame.getByRole('button', { name: 'Cancel payment' })).toBeHidden()
  await payByCard(frame, 'Declined')
  await expect(frame.getByRole('alert')).toContainText('declined')
  await page.reload()
  await expect(page.getByTestId('payment-total')).toHaveText('RM 55.00')
  await payByCard(frame, '3-D Secure')
  await frame.getByRole('button', { name: 'Fail' }).click()
  await expect(frame.getByRole('alert')).toContainText('not approved')
  await payByCard(frame, '3-D Secure')
  await frame.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(page)
  await expect(page).toHaveURL(/\/success\?/)
  expect(await payments(api)).toMatchObject([{ status: 'paid' }])
})

test('an expired session says so, and the checkout leads to a new one', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/410/)
  await orderToEmbeddedPage(page)
  await api.control('POST', 'clock', { advance_seconds: 1860 })
  await payByCard(cardFrame(page))
  await expect(
    cardFrame(page).getByRole('heading', { name: 'This payment page has expired' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await goToEmbeddedPage(page)
  await payByCard(cardFrame(page))
  await expectPaid(page)
  expect(await payments(api)).toMatchObject([{ status: 'paid' }, { status: 'expired' }])
})

test('the ways back lead to the filled checkout, and after a receipt to no payment', async ({
  page,
  api,
  pageConsole,
}) => {
  await orderToEmbeddedPage(page)
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(field(page, 'First name')).toHaveValue(buyer.firstName)
  expect(await cartItems(page)).toBe(1)
  await goToEmbeddedPage(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  await goToEmbeddedPage(page)
  await payByCard(cardFrame(page))
  await expectPaid(page)
  pageConsole.expect(/409/)
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('This order has been paid already.')
  await page.getByRole('link', { name: 'See the receipt' }).click()
  await expect(receipt(page)).toBeVisible()
  expect(await payments(api)).toMatchObject([{ status: 'paid' }])
})

test('without a public key the page says so after one call', async ({ page, api }) => {
  await changeSettings(page, { stripe_publishable_key: '' })
  await storeCart(page)
  await fillCheckout(page)
  await payButton(page).click()
  await expect(notStarted(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The shop has no public key')
  await expect(page.getByRole('main')).toContainText('Nothing was charged now.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  expect(await requestsOf(api, 'payment.create')).toHaveLength(1)
})

/** Stripe.js of which the first embedded page is refused, as that of an expired session. */
const refusingOnce = `let pages = 0
window.Stripe = () => ({
  createEmbeddedCheckoutPage: async () => {
    pages += 1
    if (pages === 1) throw new Error('expired')
    return { mount: (element) => element.append('The card form'), destroy() {} }
  },
})`

test('a script that does not load and a session that is refused can be tried again', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/ERR_FAILED/)
  pageConsole.expect(/Loading the card provider's script failed/)
  pageConsole.expect(/Showing the card page failed/)
  const scripts = /stripe\.com\/|card-page\/stripe\.js/
  await page.route(scripts, (route) => route.abort())
  await page.goto('/stripecheckout?txnId=SAMP-OPEN-0008')
  await expect(notStarted(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The card page could not be loaded.')
  await page.unroute(scripts)
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: refusingOnce }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main')).toContainText('The card provider did not open this payment.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The card form')).toBeVisible()
})
