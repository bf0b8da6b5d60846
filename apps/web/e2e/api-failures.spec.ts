import {
  clearFaults,
  failEveryCall,
  failures,
  malformed,
  releaseHeldCall,
  runRetries,
  submitSignIn,
  truncated,
  unavailable,
  waitForHeldCall,
} from './support/faults.ts'
import {
  addToCart,
  buyer,
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
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const productsUrl = '**/api/v1/home-page/products'

test('shows a skeleton until the products have loaded', async ({ page, api }) => {
  await setFault(api, 'catalog.products', { kind: 'hold' })
  // A page that is not prerendered with the products.
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByText('Loading the products')).toBeAttached()
  await releaseHeldCall(api)
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

test('a request without a response times out after 30 seconds, and the sign-in form keeps the typed values', async ({
  page,
  api,
}) => {
  await page.clock.install()
  // The installed clock does not control AbortSignal.timeout.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms)
      return controller.signal
    }
  })
  await setFault(api, 'auth.signin', { kind: 'hold' })
  await page.goto('/account/signin')
  await submitSignIn(page)
  const button = page.getByRole('button', { name: 'Sign In' })
  await waitForHeldCall(api)
  // The installed clock also runs in real time, so some seconds are left for a slow machine.
  await page.clock.runFor(20_000)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(11_000)
  await expect(page.getByRole('alert')).toContainText('We could not reach the shop. Nothing you entered is lost')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@example.com')
  await button.click()
  await expect(page.getByLabel(/^Account of/)).toBeVisible()
})

for (const failure of failures) {
  test(`the product list shows an error for ${failure.description}, recovers on retry, and keeps the cart`, {
    tag: ['@V16.5.2'],
  }, async ({ page, api, pageConsole }) => {
    if (failure.consoleMessage) pageConsole.expect(failure.consoleMessage)
    await addToCart(page, products.book)
    await page.clock.install()
    await failEveryCall(api, 'catalog.products', failure)
    await page.goto('/category')
    await runRetries(page, page.getByRole('heading', { name: 'We could not reach the shop' }))
    await expect(page.getByRole('main').getByText('Prices may have changed')).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await clearFaults(api)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'We could not reach the shop' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })

  test(`sign-in shows an error for ${failure.description}, keeps the typed values, and succeeds on retry`, async ({
    page,
    api,
    pageConsole,
  }) => {
    if (failure.consoleMessage) pageConsole.expect(failure.consoleMessage)
    await page.goto('/account/signin')
    await failEveryCall(api, 'auth.signin', failure)
    await submitSignIn(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@example.com')
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('Customer#1')
    await clearFaults(api)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel(/^Account of/)).toBeVisible()
  })
}

// Without a dropped connection: browsers resend the request on each keep-alive connection, which may succeed.
for (const failure of [unavailable, malformed, truncated]) {
  test(`places one order and starts its payment after ${failure.description}`, {
    tag: ['@V16.5.3'],
  }, async ({ page, api, pageConsole }) => {
    if (failure.consoleMessage) pageConsole.expect(failure.consoleMessage)
    await addToCart(page, products.book)
    await fillCheckout(page)
    await setFault(api, 'order.place', { ...failure.effect, ...(failure === unavailable && { when: 'after' }) })
    await goToCardPage(page)
    expect((await requestsOf(api, 'order.place')).length).toBeGreaterThan(1)
    expect(await payments(api)).toHaveLength(1)
  })
}

for (const failure of [malformed, truncated]) {
  test(`repeats the payment verification after ${failure.description} and does not show the failed page`, async ({
    page,
    api,
    pageConsole,
  }) => {
    if (failure.consoleMessage) pageConsole.expect(failure.consoleMessage)
    await orderToCardPage(page)
    await setFault(api, 'payment.verify', failure.effect)
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await payByCard(page)
    await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()
    expect(visited).not.toContain('/failed')
    expect(await cartItems(page)).toBe(0)
    expect(await payments(api)).toMatchObject([{ status: 'paid' }])
  })
}

for (const [description, response] of [
  ['a body of the wrong shape', { status: 200, json: { data: [{ product_id: '<script>' }] } }],
  ['an HTML page of a proxy', { status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' }],
] as const) {
  test(`the product list shows an error for ${description} and recovers on retry`, async ({ page }) => {
    await page.clock.install()
    await page.route(productsUrl, (route) => route.fulfill(response))
    await page.goto('/category')
    await runRetries(page, page.getByRole('heading', { name: 'We could not reach the shop' }))
    await page.unroute(productsUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })
}

for (const { path, operation, error, content } of [
  { path: '/product/detail?id=8', operation: 'catalog.product', error: 'We could not reach the shop', content: /^RM/ },
  {
    path: '/trainers',
    operation: 'trainers.list',
    error: 'The list of trainers did not arrive',
    content: 'Certification',
  },
  { path: '/profile', operation: 'profile.detail', error: 'Your profile could not be loaded', content: 'Save details' },
  { path: '/profile?tab=Orders', operation: 'order.list', error: 'Your orders could not be loaded', content: /^RM/ },
  {
    path: '/profile?tab=Tests',
    operation: 'profile.testAccounts',
    error: 'Your tests could not be loaded',
    content: /LPI/,
  },
]) {
  test(`${path} shows an error for a truncated response and recovers on retry`, async ({ page, api, pageConsole }) => {
    pageConsole.expect(/net::ERR_/)
    await signInCustomer(page, api)
    await page.clock.install()
    await failEveryCall(api, operation, truncated)
    await page.goto(path)
    await runRetries(page, page.getByRole('heading', { name: error }))
    await clearFaults(api)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
  })
}

test('the checkout shows an error while the API is unavailable and places one order afterwards', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await addToCart(page, products.book)
  await fillCheckout(page)
  await failEveryCall(api, '*', unavailable)
  await payButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(field(page, 'Email')).toHaveValue(buyer.email)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  expect(await cartItems(page)).toBe(1)
  await clearFaults(api)
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)
})

test('keeps the quantity when the response of a cart update is lost, and shows the server’s quantity after the next', async ({
  page,
  api,
  pageConsole,
}) => {
  // Requirements §8: a cart failure is logged only.
  pageConsole.expect(/The cart update failed/)
  pageConsole.expect(/net::ERR_/)
  await addToCart(page, products.book)
  await page.goto('/cart')
  const quantity = page.getByRole('status', { name: 'Quantity' })
  await setFault(api, 'cart.update', truncated.effect)
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('button', { name: /^One fewer/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^One more/ })).toBeEnabled()
  await expect(quantity).toHaveText('1')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity).toHaveText('3')
})

test('removes one product when the response of the removal is lost, and keeps the rest of the cart', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/net::ERR_/)
  pageConsole.expect(/404/)
  await addToCart(page, products.book)
  await addToCart(page, products.profile)
  await page.goto('/cart')
  await setFault(api, 'cart.removeItem', truncated.effect)
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).click()
  await expect(page.getByRole('main').getByText(products.book.name)).toBeHidden()
  await expect(page.getByRole('main').getByText(products.profile.name)).toBeVisible()
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText('2')
})

test('keeps the cart when a product that is no longer sold is added', async ({ page, pageConsole }) => {
  // Requirements §8: a cart failure is logged only.
  pageConsole.expect(/The cart update failed/)
  pageConsole.expect(/404/)
  await addToCart(page, products.book)
  await page.route('**/api/v1/cart', (route) =>
    route.fulfill({ status: 404, json: { message: 'There is no such product.', code: 'product_not_found' } }),
  )
  await page.goto(`/product/detail?id=${products.profile.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: `: ${products.profile.name}` })
    .first()
    .click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await page.unroute('**/api/v1/cart')
  await page.goto('/cart')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText('2')
})
