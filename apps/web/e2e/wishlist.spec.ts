import type { Page } from '@playwright/test'
import { changeProducts } from './support/change-response.ts'
import { fillSignIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const profile = 'LPI Personality Profile'
const book = 'Five Dimensions: An Introduction'
const team = 'LPI Team Profile'

const wishlistButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `On your wishlist: ${name}`, exact: true })
    .first()
const expectPressed = (page: Page, name: string, isPressed: boolean) =>
  expect(wishlistButton(page, name)).toHaveAttribute('aria-pressed', String(isPressed))
const wishlistItems = (page: Page) =>
  page.getByRole('list', { name: 'Your wishlist' }).getByRole('listitem')

const addToWishlist = async (page: Page, ...names: readonly string[]) => {
  // Sorted: a host with another order than the prerendered page would move the products during a
  // press.
  await page.goto('/category?sort=price_asc')
  for (const name of names) {
    await wishlistButton(page, name).click()
    await expectPressed(page, name, true)
  }
}

test('the wishlist button keeps its state after a reload and in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/category')
  await addToWishlist(page, book)
  await expectPressed(other, book, true)
  await page.reload()
  await expectPressed(page, book, true)
  await expectPressed(page, profile, false)
  await page.getByRole('main').getByRole('link', { name: book }).click()
  await expect(page.getByRole('heading', { level: 1, name: book })).toBeVisible()
  await expectPressed(page, book, true)
  await wishlistButton(page, book).press('Space')
  await expectPressed(page, book, false)
  await page.goto('/category')
  await expectPressed(page, book, false)
})

test('a guest opens the wishlist, and adds a product to the cart while it is sold', async ({
  page,
  world,
}) => {
  await addToWishlist(page, book)
  await page.getByRole('link', { name: 'View wishlist' }).click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect(page.getByRole('link', { name: 'View wishlist' })).toHaveCount(0)
  await expect(wishlistItems(page).getByRole('link')).toHaveText([book])
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  await changeProducts(page, world, (products) =>
    products.filter(({ product_name }) => product_name !== book),
  )
  await page.reload()
  await expect(page.getByRole('main')).toContainText(
    'Tap the heart to save a product on this device.',
  )
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Your wishlist' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible()
})

test('adds a product to the cart with its minimum quantity, and removes products in place', {
  tag: '@journey',
}, async ({ page }) => {
  await addToWishlist(page, team, book)
  await page.goto('/account/signin')
  await fillSignIn(page, 'new@example.com')
  await page.goto('/account/wishlist')
  await expect(wishlistItems(page).filter({ hasText: team })).toContainText(
    'RM 75.00 per seat, at least 5',
  )
  await page.getByRole('button', { name: `Add 5 seats for RM 375.00: ${team}` }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('5')
  await wishlistButton(page, book).click()
  await expect(wishlistItems(page).getByRole('link')).toHaveText([team])
  // By keyboard: the message moves up when that of the cart above it closes.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(wishlistItems(page).getByRole('link')).toHaveText([book, team])
  await wishlistButton(page, book).click()
  await expect(wishlistItems(page).getByRole('link')).toHaveText([team])
  await wishlistButton(page, team).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page).toHaveURL(/\/category$/)
})
