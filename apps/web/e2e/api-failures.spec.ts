import {
  down,
  failFromNowOn,
  failures,
  garbage,
  halfway,
  letTriesPass,
  mend,
  release,
  signInByHand,
  untilHeld,
} from './support/faults.ts'
import {
  addToCart,
  buyer,
  cartItems,
  fault,
  field,
  fillCheckout,
  goToCardPage,
  orderToCardPage,
  payButton,
  payByCard,
  payments,
  products,
  requestsOf,
} from './support/purchase.ts'
import { signInOnDevice } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** What the shopper sees when the API fails in one way or another; nothing typed and nothing in the cart is lost. */

const productsCall = '**/api/v1/home-page/products'

test('a slow shop shows the shape of what comes, then the products', async ({ page, api }) => {
  await fault(api, 'catalog.products', { kind: 'hold' })
  await page.goto('/category')
  await expect(page.getByText('Loading the products')).toBeAttached()
  await release(api)
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

test('a call without an answer is given up after 30 seconds, and the form says so and keeps what was typed', async ({
  page,
  api,
}) => {
  await page.clock.install()
  // The browser's own timeouts are not on the page's clock by themselves.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const giveUp = new AbortController()
      setTimeout(() => giveUp.abort(new DOMException('Too late.', 'TimeoutError')), ms)
      return giveUp.signal
    }
  })
  await fault(api, 'auth.signin', { kind: 'hold' })
  await page.goto('/account/signin')
  await signInByHand(page)
  const button = page.getByRole('button', { name: 'Sign In' })
  await untilHeld(api)
  // The clock runs on by itself too: some seconds are left to a slow machine.
  await page.clock.runFor(20_000)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(11_000)
  await expect(page.getByRole('alert')).toContainText('We could not reach the shop. Nothing you entered is lost')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@example.com')
  await button.click()
  await expect(page.getByLabel(/^Account of/)).toBeVisible()
})

for (const failure of failures) {
  test(`an API that ${failure.how} leaves the shelf empty, says so, and the next try fills it; the cart stays`, {
    tag: ['@V16.5.2'],
  }, async ({ page, api, pageConsole }) => {
    if (failure.says) pageConsole.expect(failure.says)
    await addToCart(page, products.book)
    await page.clock.install()
    await failFromNowOn(api, 'catalog.products', failure)
    await page.goto('/category')
    await letTriesPass(page, page.getByRole('heading', { name: 'We could not reach the shop' }))
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await mend(api)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })

  test(`signing in while the API ${failure.how} says so, keeps what was typed, and the next try works`, async ({
    page,
    api,
    pageConsole,
  }) => {
    if (failure.says) pageConsole.expect(failure.says)
    await page.goto('/account/signin')
    await failFromNowOn(api, 'auth.signin', failure)
    await signInByHand(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@example.com')
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('Customer#1')
    await mend(api)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByLabel(/^Account of/)).toBeVisible()
  })
}

// Not a dropped connection: a browser asks again by itself on each one that it kept, and may well be heard.
for (const failure of [down, garbage, halfway]) {
  test(`an order whose answer is lost because the API ${failure.how} is one order, and its payment begins`, {
    tag: ['@V16.5.3'],
  }, async ({ page, api, pageConsole }) => {
    if (failure.says) pageConsole.expect(failure.says)
    await addToCart(page, products.book)
    await fillCheckout(page)
    await fault(api, 'order.place', { ...failure.effect, ...(failure === down && { when: 'after' }) })
    await goToCardPage(page)
    expect((await requestsOf(api, 'order.place')).length).toBeGreaterThan(1)
    expect(await payments(api)).toHaveLength(1)
  })
}

for (const failure of [garbage, halfway]) {
  test(`a payment is not called failed because the API ${failure.how}: it is asked again`, async ({
    page,
    api,
    pageConsole,
  }) => {
    if (failure.says) pageConsole.expect(failure.says)
    await orderToCardPage(page)
    await fault(api, 'payment.verify', failure.effect)
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await payByCard(page)
    await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()
    expect(visited).not.toContain('/failed')
    expect(await cartItems(page)).toBe(0)
    expect(await payments(api)).toMatchObject([{ status: 'paid' }])
  })
}

for (const [what, answer] of [
  ['garbage of the wrong shape', { status: 200, json: { data: [{ product_id: '<script>' }] } }],
  ['the page of a proxy', { status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' }],
] as const) {
  test(`${what} is no product list: the page says so and the next try works`, async ({ page }) => {
    await page.clock.install()
    await page.route(productsCall, (route) => route.fulfill(answer))
    await page.goto('/category')
    await letTriesPass(page, page.getByRole('heading', { name: 'We could not reach the shop' }))
    await page.unroute(productsCall)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })
}

for (const { path, operation, said, shows } of [
  { path: '/product/detail?id=8', operation: 'catalog.product', said: 'We could not reach the shop', shows: /^RM/ },
  {
    path: '/trainers',
    operation: 'trainers.list',
    said: 'The list of trainers did not arrive',
    shows: 'Certification',
  },
  { path: '/profile', operation: 'profile.detail', said: 'Your profile could not be loaded', shows: 'Save details' },
  { path: '/profile?tab=Orders', operation: 'order.list', said: 'Your orders could not be loaded', shows: /^RM/ },
  {
    path: '/profile?tab=Tests',
    operation: 'profile.testAccounts',
    said: 'Your tests could not be loaded',
    shows: /LPI/,
  },
]) {
  test(`${path} says that half an answer is none, and the next try shows what was asked for`, async ({
    page,
    api,
    pageConsole,
  }) => {
    pageConsole.expect(/net::ERR_/)
    await signInOnDevice(page, api)
    await page.clock.install()
    await failFromNowOn(api, operation, halfway)
    await page.goto(path)
    await letTriesPass(page, page.getByRole('heading', { name: said }))
    await mend(api)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
  })
}

test('an API that is down at the checkout is said there, and once it is back the same press works', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await addToCart(page, products.book)
  await fillCheckout(page)
  await failFromNowOn(api, '*', down)
  await payButton(page).click()
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(field(page, 'Email')).toHaveValue(buyer.email)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  expect(await cartItems(page)).toBe(1)
  await mend(api)
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)
})

test('a change of the cart whose answer is lost leaves what is there; the next one brings what the server has', async ({
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
  await fault(api, 'cart.update', halfway.effect)
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('button', { name: /^One fewer/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^One more/ })).toBeEnabled()
  await expect(quantity).toHaveText('1')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity).toHaveText('3')
})

test('a removal whose answer is lost takes one product away, and the rest of the cart stays', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/net::ERR_/)
  pageConsole.expect(/404/)
  await addToCart(page, products.book)
  await addToCart(page, products.profile)
  await page.goto('/cart')
  await fault(api, 'cart.removeItem', halfway.effect)
  await page.getByRole('button', { name: `Remove ${products.book.name}` }).click()
  await expect(page.getByRole('main').getByText(products.book.name)).toBeHidden()
  await expect(page.getByRole('main').getByText(products.profile.name)).toBeVisible()
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText('2')
})

test('a product that the shop no longer has costs nobody the cart', async ({ page, pageConsole }) => {
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
