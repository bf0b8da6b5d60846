import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { addToCart, fillAddress, goToCardPage, payByCard, products } from './purchase-steps.ts'

const person = { email: 'mei@example.com', password: 'Customer#1', next: 'Customer#2' }
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const account = (page: Page) => page.getByLabel('Account of Mei Sample')

const signUp = async (page: Page) => {
  await page.goto('/account/signup')
  await field(page, 'First name').fill('Mei')
  await field(page, 'Last name').fill('Sample')
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
}

const signIn = async (page: Page, password: string) => {
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(account(page)).toBeVisible()
}

const signOut = async (page: Page) => {
  await account(page).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/signin$/)
}

test('a customer signs up, shops, pays, sees the order and its tests, forgets the password, and finds the cart waiting', async ({
  page,
  api,
}) => {
  test.slow()
  await signUp(page)

  await addToCart(page, products.profile)
  await page.goto('/checkout')
  await field(page, 'Phone').fill('+60 12-345 6789')
  await fillAddress(page)
  await goToCardPage(page)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()

  await page.goto('/profile?tab=Orders')
  await expect(page.getByText('RM 89.00').first()).toBeVisible()
  await page.locator('main a[href*="/orderdetails/"]').first().click()
  await expect(page).toHaveURL(/\/orderdetails\//)
  await expect(page.getByText(products.profile.name).first()).toBeVisible()
  await page.goto('/profile?tab=Tests')
  await expect(page.getByText(products.profile.name).first()).toBeVisible()

  await addToCart(page, products.book)
  await signOut(page)
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()

  await page.goto('/account/forgotpassword')
  await field(page, 'Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the reset link' }).click()
  await expect(page).toHaveURL(/\/password-link/)
  await expect
    .poll(async () => (await api.outbox(person.email)).some(({ text }) => text.includes('/reset-password')))
    .toBe(true)
  const mails = await api.outbox(person.email)
  const link = mails.map(({ text }) => /https?:\S+\/reset-password\S+/.exec(text)?.[0]).find(Boolean)
  await page.goto(link ?? 'no link was mailed')
  await field(page, 'New Password').fill(person.next)
  await field(page, 'Confirm Password').fill(person.next)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/\/account\/signin$/)

  await signIn(page, person.next)
  await page.goto('/cart')
  await expect(page.getByText(products.book.name).first()).toBeVisible()
})

test('what a guest put in the cart is there after signing in', async ({ page }) => {
  await addToCart(page, products.book)
  await signUp(page)
  await page.goto('/cart')
  await expect(page.getByText(products.book.name).first()).toBeVisible()
})

test('signing out works also when the call fails, and signs out the other tab', async ({
  page,
  context,
  pageConsole,
}) => {
  await signUp(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/profile/)
  pageConsole.expect(/ERR_FAILED|Failed to load/)
  await page.route('**/auth/signout', (route) => route.abort())
  await signOut(page)
  await expect(other).toHaveURL(/\/account\/signin/)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()
})

test('who is not signed in is led to sign in and back to the very page', async ({ page }) => {
  await page.goto('/profile?tab=Orders')
  await expect(page).toHaveURL(/\/account\/signin/)
  await field(page, 'Email').fill('customer@example.com')
  await field(page, 'Password').fill('Customer#1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=Orders$/)
})

test('a wrong password is told in the server’s words and loses nothing typed', async ({ page, pageConsole }) => {
  pageConsole.expect(/401/)
  await page.goto('/account/signin')
  await field(page, 'Email').fill('customer@example.com')
  await field(page, 'Password').fill('Customer#9')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
})
