import type { Page } from '@playwright/test'
import { expireSessions } from './support/faults.ts'
import {
  addButton,
  addToCart,
  applyCoupon,
  cartItems,
  field,
  fillAddress,
  goToCardPage,
  payButton,
  payments,
  products,
} from './support/purchase.ts'
import { createSession, storeSessionOnce, submitSignIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const expiryMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your session has ended' })

test.beforeEach(async ({ page, api, pageConsole }) => {
  pageConsole.expect(/401/)
  await storeSessionOnce(page, await createSession(api))
})

test('a session that expires at the checkout keeps everything for one order after sign-in', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/40[34]/)
  await addToCart(page, products.book)
  await page.goto('/checkout')
  await fillAddress(page)
  await field(page, 'Address').fill('9 Jalan Berubah')
  await applyCoupon(page)
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await expireSessions(api)
  await payButton(page).click()
  await expect(expiryMessage(page)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Your session has ended. Sign in again',
  )
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(field(page, 'Address')).toHaveValue('9 Jalan Berubah')
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)
})

test('a product added after session expiry joins the cart of the account at sign-in', async ({
  page,
  api,
}) => {
  await addToCart(page, products.book)
  await page.goto(`/product/detail?id=${products.profile.id}`)
  await expireSessions(api)
  await addButton(page, products.profile).click()
  await expect(expiryMessage(page)).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('link', { name: 'Shop Login' }).click()
  await submitSignIn(page)
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
  await expect.poll(() => cartItems(page)).toBe(2)
})

test('a session that expires in the account leads to sign-in, and back to unsaved details', async ({
  page,
  api,
}) => {
  await page.goto('/profile')
  await field(page, 'First name').fill('Farah')
  await expireSessions(api)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page).toHaveURL(/\/account\/signin\?next=%2Fprofile/)
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'Your session has ended. Sign in again',
  )
  await expect(expiryMessage(page)).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
  await submitSignIn(page)
  await expect(page).toHaveURL(/\/profile/)
  await expect(field(page, 'First name')).toHaveValue('Farah')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByLabel(/^Account of Farah/)).toBeVisible()
})
