import { openHydrated } from './support/hydration.ts'
import { addButton, applyCoupon, payButton, products, storeCart } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { translate } from './support/translate.ts'

/**
 * Translators of browsers replace the text nodes that React knows (architecture §8).
 * accessibility.spec.ts uses every control of each translated page; these texts follow others.
 */

test('a translated checkout follows the country, and says that a coupon is refused', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/status of 422/)
  await storeCart(page)
  await openHydrated(page, '/checkout')
  await expect(payButton(page)).toBeVisible()
  await translate(page)
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.selectOption('SG')
  await expect(page.getByRole('button', { name: 'Request a shipping quote' })).toBeVisible()
  await expect(page.getByText('No obligation. By requesting you agree')).toBeVisible()
  await country.selectOption('MY')
  await expect(payButton(page)).toContainText('55.00')
  await applyCoupon(page, 'NO-SUCH-CODE')
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(/./)
  await applyCoupon(page)
  await expect(page.getByText('Discount (10%)')).toBeVisible()
  await expect(payButton(page)).toContainText('49.50')
})

test('a translated product page says the limit, and adds to a cart that can be undone', async ({
  page,
}) => {
  await openHydrated(page, '/product/detail?id=1')
  await expect(addButton(page, products.profile)).toBeVisible()
  await translate(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Quantity' }).fill('999')
  await page.keyboard.press('Tab')
  await expect(main.getByText(/^At most \d+ per order/)).toBeVisible()
  await main.getByRole('button', { name: 'One fewer' }).click()
  await expect(main.getByText(/^At most/)).toBeHidden()
  await main.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await addButton(page, products.profile).click()
  await expect(main.getByText('· 2 in your cart')).toBeVisible()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('button', { name: `Remove ${products.profile.name}` }).click()
  await expect(main.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('Your cart is empty.')).toBeHidden()
})

test('a translated list follows its search, and translated orders their pages', async ({
  page,
  api,
}) => {
  await openHydrated(page, '/category')
  await translate(page)
  const main = page.getByRole('main')
  const summary = main.getByRole('status').filter({ hasText: /^\d+ products?/ })
  await main.getByRole('searchbox', { name: 'Search' }).fill('team')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('for “team”')
  await main.getByRole('button', { name: 'All' }).click()
  await main.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.keyboard.press('Enter')
  await expect(summary).not.toContainText('for')
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price')
  await expect(page).toHaveURL(/sort=price_asc/)

  await api.reset('many-orders')
  await signInCustomer(page, api)
  await openHydrated(page, '/profile?tab=Orders')
  await expect(main.getByText('500 orders, page 1 of 50')).toBeVisible()
  await translate(page)
  await page.getByRole('link', { name: 'Go to next page' }).click()
  await expect(main.getByText('500 orders, page 2 of 50')).toBeVisible()
  await page.getByRole('link', { name: 'Go to page 5', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Go to page 6', exact: true })).toHaveText('6')
})
