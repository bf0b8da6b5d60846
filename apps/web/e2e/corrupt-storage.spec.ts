import { storageKeys } from '../app/state/storage.ts'
import { addToCart, field, products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/** Stored values are untrusted: invalid ones are ignored, and every page works. */

const keys = Object.values(storageKeys)

/** stored-values.test.ts has the other invalid values. */
const corruptValue =
  '{"cart":"{\\"cart_id\\":\\"x\\",\\"items\\":[{}]}","cartuid":"7","lists":"3","values":7}'

test('ignores invalid values in every storage key', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([names, text]) => {
      for (const name of names) localStorage.setItem(name, text)
      sessionStorage.setItem('reloaded-for-chunk', text)
    },
    [keys, corruptValue] as const,
  )
  for (const path of [
    '/',
    '/category',
    '/cart',
    '/failed',
    '/success',
    '/reset-password',
    '/account/wishlist',
  ]) {
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
