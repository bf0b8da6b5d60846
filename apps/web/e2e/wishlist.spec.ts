import type { Page } from '@playwright/test'
import type { Product } from '@shop/contract'
import { changeResponse } from './support/change-response.ts'
import { field } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

/** What is put aside on the device (architecture §4): by anybody, for themselves alone. */

const profile = 'LPI Personality Profile'
const book = 'Five Dimensions: An Introduction'
const team = 'LPI Team Profile'

const heart = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `On your wishlist: ${name}`, exact: true })
    .first()
const pressed = (page: Page, name: string, is: boolean) =>
  expect(heart(page, name)).toHaveAttribute('aria-pressed', String(is))
const wished = (page: Page) => page.getByRole('list', { name: 'Your wishlist' }).getByRole('listitem')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist-data') ?? '')

const putAside = async (page: Page, ...names: readonly string[]) => {
  await page.goto('/category')
  for (const name of names) {
    await heart(page, name).click()
    await pressed(page, name, true)
  }
}

const signIn = async (page: Page, email: string) => {
  await page.goto('/account/signin')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('Customer#1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel(/^Account of /)).toBeVisible()
}

const signOut = async (page: Page) => {
  await page.getByLabel(/^Account of /).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/account\/signin$/)
}

test('a heart is pressed on a card, stays pressed after a reload and everywhere else, and is let go again', async ({
  page,
}) => {
  await putAside(page, book)
  await page.reload()
  await pressed(page, book, true)
  await pressed(page, profile, false)
  await page.getByRole('main').getByRole('link', { name: book }).click()
  await expect(page.getByRole('heading', { level: 1, name: book })).toBeVisible()
  await pressed(page, book, true)
  await heart(page, book).press('Space')
  await pressed(page, book, false)
  await page.goto('/category')
  await pressed(page, book, false)
})

test('what a guest put aside is theirs after signing in, newest first, at today’s prices, also after a reload', async ({
  page,
}) => {
  await putAside(page, profile, book)
  await signIn(page, 'customer@example.com')
  for (const address of ['/profile?tab=Wishlist', '/account/wishlist']) {
    await page.goto(address)
    await expect(wished(page).getByRole('link')).toHaveText([book, profile])
    await expect(wished(page).first()).toContainText('RM 55.00')
  }
  await page.reload()
  await expect(wished(page).getByRole('link')).toHaveText([book, profile])
})

test('goes into the cart at the product’s smallest number, and is let go where it stands', async ({ page }) => {
  await putAside(page, team, book)
  await signIn(page, 'new@example.com')
  await page.goto('/account/wishlist')
  await page.getByRole('button', { name: `Add 5 to cart: ${team}` }).click()
  await expect(page.getByTestId('cart-badge')).toHaveText('5')
  await heart(page, book).click()
  await expect(wished(page).getByRole('link')).toHaveText([team])
  await heart(page, team).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page).toHaveURL(/\/category$/)
})

test('is gone from the device with the sign-out, and the next person finds nothing', async ({ page }) => {
  await signIn(page, 'customer@example.com')
  await putAside(page, profile)
  await page.goto('/account/wishlist')
  await expect(wished(page).getByRole('link')).toHaveText([profile])
  await expect.poll(() => kept(page)).toContain('[1]')
  await signOut(page)
  await expect.poll(() => kept(page)).not.toContain('[1]')
  // The next one, first as a guest.
  await page.goto('/category')
  await pressed(page, profile, false)
  await signIn(page, 'new@example.com')
  await page.goto('/account/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('cleared when you sign out')
})

test('is the same in another tab, at once', async ({ page, context }) => {
  await page.goto('/category')
  const other = await context.newPage()
  await other.goto('/category')
  await heart(other, book).click()
  await pressed(page, book, true)
})

test('a product that is sold no more says so, and can be let go', async ({ page, world }) => {
  await putAside(page, book)
  await signIn(page, 'new@example.com')
  await changeResponse<{ data: Product[] }>(page, world, '**/api/v1/home-page/products', ({ data }) => ({
    data: data.filter(({ product_name }) => product_name !== book),
  }))
  await page.goto('/account/wishlist')
  await expect(wished(page)).toContainText('This product is no longer sold.')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})
