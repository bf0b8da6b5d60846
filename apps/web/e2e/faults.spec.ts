import { expect, test } from './fixtures/test.ts'
import { addToCart, products } from './purchase-steps.ts'

/** What the shopper sees when something between here and the shop breaks; nothing typed and nothing in the cart is lost. */

const productsCall = '**/api/v1/home-page/products'
/** React tells of what a page was replaced for. */
const incomplete = /ChunkLoadError/
const refused = /Failed to load resource|net::|ERR_|Error loading|Failed to fetch dynamically/

test('a slow shop shows the shape of what comes, then the products', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(productsCall, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/category')
  await expect(page.getByText('Loading the products')).toBeAttached()
  answer()
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
})

for (const [what, fulfil] of [
  ['garbage', { status: 200, contentType: 'application/json', body: '{"data":[{"product_id":"<script>"}]}' }],
  ['half a response', { status: 200, contentType: 'application/json', body: '{"data":[{"product_id":1,' }],
  ['a page of a proxy', { status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' }],
] as const) {
  test(`${what} is no product list: the page says so and the next try works`, async ({ page }) => {
    await page.clock.install()
    let broken = true
    await page.route(productsCall, (route) => (broken ? route.fulfill(fulfil) : route.continue()))
    await page.goto('/category')
    const said = page.getByRole('heading', { name: 'We could not reach the shop' })
    // The tries of spec §9 go by on the page's own clock.
    await expect(async () => {
      await page.clock.runFor(40_000)
      await expect(said).toBeVisible({ timeout: 500 })
    }).toPass()
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible()
  })
}

test('an API that is down is said so, and the cart stays', async ({ page, pageConsole }) => {
  pageConsole.expect(refused)
  await addToCart(page, products.book)
  await page.clock.install()
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'))
  await page.goto('/category')
  const said = page.getByRole('heading', { name: 'We could not reach the shop' })
  await expect(async () => {
    await page.clock.runFor(40_000)
    await expect(said).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
})

test('a token that the server no longer knows signs the shopper out, and the page goes on as a guest', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/401/)
  const { body } = await api.calls().auth.signin({ body: { email: 'customer@example.com', password: 'Customer#1' } })
  if (!('user' in body)) throw new Error('The seeded customer cannot sign in.')
  const { user } = body
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('auth-data') !== null) return
      localStorage.setItem('token', 'gone')
      localStorage.setItem('auth-data', stored)
    },
    JSON.stringify({ user: JSON.stringify(user), token: '"gone"', isAuthorized: 'true' }),
  )
  await page.goto('/product/detail?id=8')
  await expect(page.getByLabel(/^Account of/)).toBeVisible()
  await page
    .getByRole('button', { name: `: ${products.book.name}` })
    .first()
    .click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('offline and back: what was shown stays, and the next try works', async ({ page, context, pageConsole }) => {
  pageConsole.expect(refused)
  pageConsole.expect(incomplete)
  await addToCart(page, products.book)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(page.getByRole('heading', { name: 'A part of this page did not arrive' })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/cart')
  await expect(page.getByText(products.book.name)).toBeVisible()
})

for (const [what, script] of [
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"],
  [
    'forbidden',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
  ],
] as const) {
  test(`with a ${what} storage the shop works without a memory`, async ({ page }) => {
    await page.addInitScript(script)
    await addToCart(page, products.book)
    await page.getByRole('button', { name: /^Open your cart/ }).click()
    await expect(page.getByRole('dialog').getByText(products.book.name)).toBeVisible()
  })
}

test('a part that a deploy took away loads the page afresh once, then says so', async ({ page, pageConsole }) => {
  pageConsole.expect(/404/)
  pageConsole.expect(incomplete)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await page.route('**/assets/cart-sidebar-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
  const open = page.getByRole('button', { name: /^Open your cart/ })
  await open.click()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await open.click()
  await expect(page.getByRole('heading', { name: 'A part of this page did not arrive' })).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute('**/assets/cart-sidebar-*.js')
  await page.getByRole('button', { name: 'Load again' }).click()
  await open.click()
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
})

test('a part that does not come in 120 seconds is given up', async ({ page, pageConsole }) => {
  pageConsole.expect(incomplete)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await page.route('**/assets/cart-sidebar-*.js', () => undefined)
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await page.clock.runFor(119_000)
  await expect(page.getByRole('heading', { name: 'A part of this page did not arrive' })).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { name: 'A part of this page did not arrive' })).toBeVisible()
})
