import type { Page } from '@playwright/test'
import { addToCart, field, products } from './support/purchase.ts'
import { createSession, fillSignIn, signOut, storeSessionOnce } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Two customers use one browser one after the other: the second gets no data of the first. */

const first = { email: 'customer@example.com' }
const second = { email: 'new@example.com', name: 'New Customer' }

/** Typed only by the first customer. */
const secret = '7 Jalan Rahsia'

const storageContent = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('sign-out clears the customer’s data in every tab and in storage', async ({
  page,
  context,
  api,
}) => {
  test.slow()
  await storeSessionOnce(page, await createSession(api, first.email))
  await addToCart(page, products.book)
  await page
    .getByRole('main')
    .getByRole('button', { name: `On your wishlist: ${products.book.name}` })
    .first()
    .click()
  const checkout = await context.newPage()
  await checkout.goto('/checkout')
  await field(checkout, 'Address').fill(secret)
  const order = await context.newPage()
  await order.goto('/orderdetails/SAMP-DONE-0001')
  await expect(order.getByRole('heading', { name: 'Items' })).toBeVisible()
  const account = await context.newPage()
  await account.goto('/profile')
  await field(account, 'First name').fill('Typed')
  await page.goto('/profile?tab=Orders')
  await expect(
    page
      .getByRole('main')
      .getByText(/SAMP-DONE/)
      .first(),
  ).toBeVisible()
  for (const value of [first.email, products.book.name, secret])
    expect(await storageContent(page)).toContain(value)

  await signOut(page)
  await expect(order.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await expect(checkout.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(order).toHaveURL(/\/account\/signin$/)
  await expect(checkout.getByText('Your cart is empty.')).toBeVisible()
  for (const value of [first.email, products.book.name, secret, '12 Jalan Contoh', 'SAMP-']) {
    await expect.poll(() => storageContent(page), `${value} in storage`).not.toContain(value)
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/\/profile/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()

  await page.goto('/account/signin')
  await fillSignIn(page, second.email)
  await expect(checkout.getByRole('link', { name: 'Sign in' })).toBeHidden()
  // Without a reload, which would clear data in memory.
  await account.getByLabel(`Account of ${second.name}`).click()
  await account.getByRole('menuitem', { name: 'My Account' }).click()
  await expect(account.getByRole('group', { name: 'Email' })).toContainText(second.email)
  await expect(field(account, 'First name')).toHaveValue('New')
  await page.goto('/profile?tab=Orders')
  await expect(page.getByRole('main').getByRole('heading', { name: /no orders/i })).toBeVisible()
  await page.goto('/profile?tab=Wishlist')
  await expect(
    page.getByRole('main').getByRole('heading', { name: /empty|nothing/i }),
  ).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await addToCart(page, products.book)
  await page.goto('/checkout')
  await expect(field(page, 'First name')).toHaveValue('New')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('')
})
