import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

const open = async (page: Page, email = 'customer@example.com') => {
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&token=sample`)
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
}

/** The rules on a password of spec §5, each by a password that breaks it. */
const passwords = [
  ['', 'New Password is required'],
  ['Ab1!', 'New Password must be at least 8 characters'],
  ['customer#1', 'New Password must contain at least one uppercase letter'],
  ['CUSTOMER#1', 'New Password must contain at least one lowercase letter'],
  ['Customer#x', 'New Password must contain at least one number'],
  ['Customer11', 'New Password must contain at least one special character'],
] as const

for (const [password, message] of passwords) {
  test(`a new password of "${password}" is told on blur: ${message}`, async ({ page }) => {
    await open(page)
    const input = field(page, 'New Password')
    await input.fill(password)
    await input.blur()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(input).toHaveAccessibleDescription(message)
  })
}

test('a message goes as soon as what was typed is right', async ({ page }) => {
  await open(page)
  await field(page, 'New Password').fill('Ab1!')
  await field(page, 'New Password').blur()
  await expect(page.getByText('New Password must be at least 8 characters')).toBeVisible()
  await field(page, 'New Password').fill('Customer#2')
  await expect(page.getByText('New Password must be at least 8 characters')).toBeHidden()
})

test('the confirmation is required, and must be the same', async ({ page }) => {
  await open(page)
  await field(page, 'New Password').fill('Customer#2')
  const confirmation = field(page, 'Confirm Password')
  await confirmation.focus()
  await confirmation.blur()
  await expect(page.getByText('Confirm Password is required', { exact: true })).toBeVisible()
  await confirmation.fill('Customer#3')
  await confirmation.blur()
  await expect(page.getByText('Confirm Password must be same as New Password.', { exact: true })).toBeVisible()
})

for (const [email, message] of [
  ['', 'Email is required'],
  ['nobody', 'Invalid email address'],
] as const) {
  test(`a link with the address "${email}" is told: ${message}`, async ({ page }) => {
    await open(page, email)
    await expect(field(page, 'Email')).toHaveAttribute('readonly')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  })
}

test('the address bar loses the token, and a reload loses nothing typed', async ({ page }) => {
  await open(page)
  await expect(page).not.toHaveURL(/token/)
  await field(page, 'New Password').fill('Customer#2')
  await page.reload()
  await expect(field(page, 'New Password')).toHaveValue('Customer#2')
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
})

test('each password is hidden until its toggle shows it', async ({ page }) => {
  await open(page)
  const input = field(page, 'New Password')
  await input.fill('Customer#2')
  await expect(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /^Show/ }).first().click()
  await expect(input).toHaveAttribute('type', 'text')
  await expect(field(page, 'Confirm Password')).toHaveAttribute('type', 'password')
})

test('a link that is no longer good is told in the server’s words, and the form stays', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/422/)
  await open(page)
  await field(page, 'New Password').fill('Customer#2')
  await field(page, 'Confirm Password').fill('Customer#2')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('alert')).toContainText(/link/i)
  await expect(field(page, 'New Password')).toHaveValue('Customer#2')
})
