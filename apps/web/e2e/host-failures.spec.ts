import type { Page } from '@playwright/test'
import { clearFaults, failEveryCall, runRetries, truncated, unavailable } from './support/faults.ts'
import type { MockApi } from './support/mock-api.ts'
import {
  addButton,
  addToCart,
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
  receipt,
  requestsOf,
  storeCart,
} from './support/purchase.ts'
import { origin } from './support/server.ts'
import { signInCustomer, submitSignIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

interface StubbedResponse {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Responds to every call of an operation, until `clearStubs`. */
const stub = (api: MockApi, operation: string, respond: StubbedResponse) =>
  api.control('POST', 'stubs', { operation, respond })

const clearStubs = (api: MockApi) => api.control('DELETE', 'stubs')

/** A page of a proxy between the browser and the host. */
const htmlPage = (status: number): StubbedResponse => ({
  status,
  body: '<h1>Gateway</h1>',
  headers: { 'content-type': 'text/html' },
})

const countOf = async (api: MockApi, operation: string) => (await requestsOf(api, operation)).length

const failures = [
  {
    name: 'no response',
    fail: (api: MockApi, operation: string) => failEveryCall(api, operation, truncated),
    text: () => 'We could not reach the shop. Check your connection, or try again in a moment.',
    // The status of the truncated sign-in.
    logged: [/net::ERR_/, /The cart update failed/, /status of 401/],
    isRetried: true,
  },
  {
    name: 'a failure of the host',
    fail: (api: MockApi, operation: string) => stub(api, operation, htmlPage(502)),
    text: () => 'The shop has a problem at the moment. Please try again in a few minutes.',
    logged: [/status of 502/, /The cart update failed/],
    isRetried: true,
  },
  {
    name: 'a refusal',
    fail: (api: MockApi, operation: string) => stub(api, operation, htmlPage(403)),
    text: () =>
      'The shop did not accept this, and gave no reason. Please contact us if it stays so.',
    logged: [/status of 403/, /The cart update failed/],
    isRetried: false,
  },
  {
    name: 'an answer that is not understood',
    fail: (api: MockApi, operation: string) =>
      stub(api, operation, { status: 200, body: { hello: 'world' } }),
    text: (code: string) =>
      `We could not read the shop’s answer. Please contact us with the code “${code}”.`,
    logged: [/NotUnderstoodError: (?:auth\.signin|cart\.update|order\.place): /],
    isRetried: false,
  },
] as const

for (const { name, fail, text, logged, isRetried } of failures) {
  test(`${name} is shown at sign-in, at the Add button and at the checkout`, async ({
    page,
    api,
    pageConsole,
  }) => {
    for (const message of logged) pageConsole.expect(message)
    await storeCart(page)
    await fail(api, 'cart.update')
    await page.goto(`/product/detail?id=${products.profile.id}`)
    await addButton(page, products.profile).click()
    await expect(addButton(page, products.profile)).toHaveText('Not confirmed, try again')
    // The first one has stored the cart.
    expect(await countOf(api, 'cart.update')).toBe(2)

    await fail(api, 'auth.signin')
    await page.goto('/account/signin')
    // A response that is lost must not have signed in: the cart would be that of the account.
    await submitSignIn(page, 'nobody@example.com')
    const signInError = page.getByText(`${text('auth.signin: authorisation')} Nothing you entered`)
    await expect(signInError).toBeVisible()
    expect(await countOf(api, 'auth.signin')).toBe(1)

    await fail(api, 'order.place')
    await page.clock.install()
    await fillCheckout(page)
    await payButton(page).click()
    const orderError = page.getByText(`${text('order.place: data.order_txn_id')} Nothing you ent`)
    await runRetries(page, orderError)
    await expect(page.getByText('Nothing was charged now.')).toBeVisible()
    expect(await countOf(api, 'order.place')).toBe(isRetried ? 4 : 1)
    expect(await cartItems(page)).toBe(1)
  })
}

// add-to-cart.test.tsx has the Add button.
test('a device that is offline learns so at sign-in', async ({
  page,
  context,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  const toaster = page.waitForResponse(/\/toaster-[^/]*\.js$/)
  await page.goto('/account/signin')
  await (await toaster).finished()
  await field(page, 'Email').fill('customer@example.com')
  await field(page, 'Password').fill('Customer#1')
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await context.setOffline(true)
  await signIn.click()
  await expect(page.getByText(/^You are offline\. .* Nothing you entered is lost\.$/)).toBeVisible()
  expect(await countOf(api, 'auth.signin')).toBe(0)
  await context.setOffline(false)
  await signIn.click()
  await expect(page.getByLabel(/^Account of /)).toBeVisible()
  expect(await countOf(api, 'auth.signin')).toBe(1)
})

test('a page whose data are not understood says so with a code, after one request', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/NotUnderstoodError: trainers\.list: data/)
  await stub(api, 'trainers.list', { status: 200, body: { data: 'none' } })
  await page.goto('/trainers')
  const error = page.getByRole('alert').filter({ hasText: 'The trainers could not be loaded' })
  await expect(error).toContainText('contact us with the code “trainers.list: data”')
  expect(await countOf(api, 'trainers.list')).toBe(1)
  await clearStubs(api)
  await error.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('columnheader', { name: 'Certification' })).toBeVisible()
})

const lines = (page: Page) => page.getByRole('list', { name: 'Items of your cart' })

test('a removal that is answered with 404 and no code removes only that line', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await storeCart(page)
  await addToCart(page, products.profile)
  await page.goto('/cart')
  await stub(api, 'cart.removeItem', { status: 404, body: { message: 'No.' } })
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).click()
  await expect(page.getByText('Removed from your cart.')).toBeVisible()
  await expect(lines(page).getByText(products.profile.name)).toBeVisible()
  await expect(lines(page).getByText(products.book.name)).toBeHidden()
  expect(await cartItems(page)).toBe(1)
  expect(await countOf(api, 'cart.removeItem')).toBe(1)
})

for (const { name, respond, message } of [
  { name: 'no data', respond: { status: 200, body: { data: null } }, message: /NotUnderstood/ },
  { name: 'an unknown body', respond: htmlPage(200), message: /NotUnderstood/ },
  { name: 'a 404', respond: { status: 404, body: {} }, message: /404/ },
]) {
  test(`clearing the cart empties it after ${name}, with one request`, async ({
    page,
    api,
    pageConsole,
  }) => {
    pageConsole.expect(message)
    await storeCart(page)
    await stub(api, 'cart.clear', respond)
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Clear the cart' }).click()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect.poll(() => cartItems(page)).toBe(0)
    expect(await countOf(api, 'cart.clear')).toBe(1)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  })
}

test('the first products of two tabs are in one cart, also when added at once', async ({
  page,
}) => {
  const other = await page.context().newPage()
  await page.goto(`/product/detail/${products.book.id}`)
  await other.goto(`/product/detail/${products.profile.id}`)
  // The stored state is restored.
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  const sentBy = async (tab: Page): Promise<unknown> =>
    (await tab.waitForRequest('**/api/v1/cart')).postDataJSON()
  const first = sentBy(page)
  const second = sentBy(other)
  await page.route('**/api/v1/cart', async (route) => {
    await second
    await route.continue()
  })
  await addButton(page, products.book).click()
  await first
  await addButton(other, products.profile).click()
  expect(await second).toMatchObject({ cart_uid: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(await first).toMatchObject({ cart_uid: Object(await second).cart_uid })
  await expect(page.getByText(`${products.book.name} is in your cart.`)).toBeVisible()
  await expect(other.getByText(`${products.profile.name} is in your cart.`)).toBeVisible()
  await addButton(other, products.profile).click()
  await expect(other.getByTestId('cart-badge')).toHaveText('3')
  await expect.poll(() => cartItems(page)).toBe(2)
})

/** Leaves out how a cart is named, as a host may that shows its items alone. */
const hideCartNames = (page: Page, world: string) =>
  page.route(/\/api\/v1\/cart\b/, async (route) => {
    const request = route.request()
    const body = request.postData()
    const response = await fetch(`${origin}${new URL(request.url()).pathname}`, {
      method: request.method(),
      headers: { 'x-mock-world': world, 'content-type': 'application/json' },
      ...(body !== null && { body }),
    })
    const text = await response.text()
    const names = /"cart_id":\d+,|"cart_uid":"[^"]*",/g
    await route.fulfill({ status: response.status, json: JSON.parse(text.replaceAll(names, '')) })
  })

test('a cart of items alone is changed, emptied and ordered', async ({ page, api, world }) => {
  await hideCartNames(page, world)
  await addToCart(page, products.book)
  await addToCart(page, products.profile)
  await page.goto('/cart')
  await page.getByRole('button', { name: `One more: ${products.book.name}` }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('3')
  await page.getByRole('button', { name: `Remove ${products.profile.name}` }).click()
  await expect(lines(page).getByText(products.profile.name)).toBeHidden()
  await page.getByRole('button', { name: 'Clear the cart' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await addToCart(page, products.book)
  await fillCheckout(page)
  await goToCardPage(page)
  expect(await payments(api)).toMatchObject([{ amount: products.book.price }])
})

const conflict = { status: 409, body: { message: 'There is a conflict.' } }

test('a payment with a conflict without a code leads to the check of the payment', async ({
  page,
  api,
  pageConsole,
}) => {
  test.slow()
  pageConsole.expect(/503/)
  pageConsole.expect(/409/)
  await page.clock.install()
  await orderToCardPage(page)
  await failEveryCall(api, 'payment.verify', unavailable)
  const [session] = await payments(api)
  await payByCard(page)
  const unknown = page.getByText('We don’t know yet whether you have been charged.')
  await runRetries(page, unknown)
  await page.reload()
  await expect(unknown).toBeVisible()
  await stub(api, 'payment.create', conflict)
  await page.goto(`/stripecheckout?txnId=${session?.order_txn_id}`)
  await expect(page.getByRole('main').getByText(conflict.body.message)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Please do not pay again.')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  expect(await countOf(api, 'payment.create')).toBe(2)
  await clearFaults(api)
  await page.getByRole('link', { name: 'Check the payment' }).click()
  await expect(receipt(page)).toBeVisible()
})

test('a customer sees their order after a conflict without a code, and a guest goes home', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/409/)
  await stub(api, 'payment.create', conflict)
  const main = page.getByRole('main')
  await page.goto('/stripecheckout?txnId=SAMP-OPEN-0008')
  await expect(main.getByRole('link')).toHaveText(['Go to Home'])
  await signInCustomer(page, api)
  await page.reload()
  await expect(main.getByRole('link')).toHaveText(['See your order'])
})

test('an unknown answer to a new payment is shown after one request, and one order', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/NotUnderstoodError: payment\.create: clientSecret/)
  await storeCart(page)
  await fillCheckout(page)
  await stub(api, 'payment.create', { status: 200, body: { clientSecret: 'unknown' } })
  await payButton(page).click()
  await expect(page.getByRole('main')).toContainText('with the code “payment.create: clientSecret”')
  expect(await countOf(api, 'payment.create')).toBe(1)
  expect(await countOf(api, 'order.place')).toBe(1)
  await clearStubs(api)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(cardPage)
  expect(await payments(api)).toHaveLength(1)
})

test('a verification that is not understood is asked for once, and can be repeated', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/NotUnderstoodError: payment\.verify: /)
  await orderToCardPage(page)
  await stub(api, 'payment.verify', { status: 200, body: { status: 200 } })
  await payByCard(page)
  await expect(page.getByText('We don’t know yet whether you have been charged.')).toBeVisible()
  expect(await countOf(api, 'payment.verify')).toBe(1)
  await clearStubs(api)
  await page.getByRole('link', { name: 'Check the payment' }).click()
  await expect(receipt(page)).toBeVisible()
})
