import type { Page } from '@playwright/test'
import { expectAccessibleOnEachWidth } from './support/accessibility.ts'
import { releaseHeldCall } from './support/faults.ts'
import { field, setFault } from './support/purchase.ts'
import { resetLink } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const open = async (page: Page, email = 'customer@example.com') => {
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&token=sample`)
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
}

// packages/contract/src/auth/schemas.test.ts has the message of each rule.
test('shows the error of a password on blur, masks each, and compares both', async ({ page }) => {
  await open(page)
  const input = field(page, 'New Password')
  await expect(input).toHaveAttribute('autocomplete', 'new-password')
  await expect(input).toHaveAccessibleDescription(/^At least 8 characters/)
  await input.focus()
  await input.blur()
  await expect(page.getByText('New Password is required', { exact: true })).toBeVisible()
  await expect(input).toHaveAccessibleDescription(/^New Password is required/)
  await input.pressSequentially('customerC1')
  await expect(input).toHaveAccessibleDescription(
    /^New Password must contain at least one special character/,
  )
  await input.pressSequentially('#')
  await expect(input).not.toHaveAttribute('aria-invalid')

  await expect(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /^Show/ }).first().click()
  await expect(input).toHaveAttribute('type', 'text')
  const confirmation = field(page, 'Confirm Password')
  await expect(confirmation).toHaveAttribute('type', 'password')
  const mismatch = page.getByText('Confirm Password must be same as New Password.', { exact: true })
  await confirmation.fill('Customer#3')
  await confirmation.blur()
  await expect(mismatch).toBeVisible()
  await input.fill('Customer#3')
  await expect(mismatch).toBeHidden()
})

test('shows every field error on submit, passes axe with them and sends no request', async ({
  page,
  api,
}) => {
  await open(page, '')
  await expect(field(page, 'Email')).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  for (const message of [
    'Email is required',
    'New Password is required',
    'Confirm Password is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expectAccessibleOnEachWidth(page)
  expect(await api.control('GET', 'requests?operation=auth.resetPassword')).toMatchObject({
    data: [],
  })
})

test('removes the token from the URL, and keeps the typed values only for the same link', async ({
  page,
}) => {
  await open(page)
  await expect(page).not.toHaveURL(/token/)
  await field(page, 'New Password').fill('Customer#2')
  await page.reload()
  await expect(field(page, 'New Password')).toHaveValue('Customer#2')
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
  await page.goto('/reset-password?email=customer%40example.com&token=another')
  await expect(field(page, 'New Password')).toHaveValue('')
  await field(page, 'New Password').fill('Customer#3')
  await page.getByRole('banner').getByRole('link', { name: 'Shop Login' }).click()
  await expect(page).toHaveURL(/signin/)
  // The form clears it in the clean-up of an effect, which may run after the URL has changed.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('reset-password-form')))
    .toBeNull()
})

test('the form of a reset link works again after Back, and after a reload in a second tab', async ({
  page,
  context,
  api,
}) => {
  await api.calls().auth.forgotPassword({ body: { email: 'customer@example.com' } })
  const link = await resetLink(api, 'customer@example.com')
  await page.goto(link)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
  await field(page, 'New Password').fill('Customer#2')

  const secondTab = await context.newPage()
  await secondTab.goto(link)
  await expect(field(secondTab, 'New Password')).toHaveValue('')
  await page.reload()
  await expect(field(page, 'New Password')).toHaveValue('Customer#2')
  // Now the saved form is that of the second tab.
  await field(secondTab, 'New Password').fill('Customer#3')
  await page.reload()
  await expect(field(page, 'New Password')).toHaveValue('')
  for (const name of ['New Password', 'Confirm Password'])
    await field(page, name).fill('Customer#4')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/signin/)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('shows why a reset link is invalid, and keeps the typed values', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/422/)
  await setFault(api, 'auth.resetPassword', { kind: 'hold' })
  await open(page)
  await field(page, 'New Password').fill('Customer#2')
  await field(page, 'Confirm Password').fill('Customer#2')
  const button = page.getByRole('button', { name: 'Reset Password' })
  await button.click()
  await expect(button).toBeDisabled()
  await releaseHeldCall(api)
  await expect(button).toBeEnabled()
  await expect(page.getByRole('alert')).toContainText(/link/i)
  await expect(field(page, 'New Password')).toHaveValue('Customer#2')
  // These stay when the toast is gone. The password of a lost response may be valid.
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Have a password already? Sign in' }),
  ).toHaveAttribute('href', /signin/)
  await page.getByRole('main').getByRole('link', { name: 'Request a new link' }).click()
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
})
