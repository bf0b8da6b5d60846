import { storageKeys } from '../app/state/storage.ts'
import { addToCart, field, products } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Stored values are untrusted: invalid ones are ignored, and every page works. */

const keys = Object.values(storageKeys)

/** stored-values.test.ts has the other invalid values. */
const corruptValue = '{"cart":"{\\"cart_id\\":\\"x\\",\\"items\\":[{}]}","cartuid":"7","lists":"3","values":7}'

test('ignores invalid values in every storage key', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([names, text]) => {
      for (const name of names) localStorage.setItem(name, text)
      sessionStorage.setItem('reloaded-for-chunk', text)
    },
    [keys, corruptValue] as const,
  )
  for (const path of ['/', '/category', '/cart', '/failed', '/success', '/reset-password', '/account/wishlist']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/account\/signin/)
  await addToCart(page, products.book)
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await expect(page.getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await page.goto('/checkout')
  await expect(field(page, 'Email')).toHaveValue('')
})

const markup = '<img src=x onerror="document.title=\'taken over\'">'

test('renders markup in a stored cart and user as text, and requests no picture of another host', async ({
  page,
  api,
}) => {
  await signInCustomer(page, api)
  await page.addInitScript((text) => {
    const product = {
      product_name: text,
      product_price: 55,
      product_thumbnail: 'https://evil.example/x.png',
      min_order_quantity: 1,
      max_order_quantity: 20,
      product_type: 'other',
      product_format: 'book',
    }
    const item = { product_id: 8, product_type: 'other', quantity: 1, product_name: text, product }
    const cartuid = '00000000-0000-4000-8000-00000000dead'
    const cart = { cart_id: 1, cart_uid: cartuid, items: [item] }
    localStorage.setItem('cart-data', JSON.stringify({ cart: JSON.stringify(cart), cartuid: JSON.stringify(cartuid) }))
    const auth: Record<string, string> = JSON.parse(localStorage.getItem('auth-data') ?? '{}')
    const user = { ...JSON.parse(auth['user'] ?? '{}'), first_name: text }
    localStorage.setItem('auth-data', JSON.stringify({ ...auth, user: JSON.stringify(user) }))
  }, markup)
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.includes('evil')) foreignRequests.push(request.url())
  })
  await page.goto('/cart')
  await expect(page.getByLabel(/^Account of/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: markup })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken over')
  expect(foreignRequests).toEqual([])
})
