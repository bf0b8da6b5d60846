import type { Page } from '@playwright/test'
import { clearFaults, failEveryCall, runRetries, unavailable } from './support/faults.ts'
import { addToCart, field, products, requestsOf } from './support/purchase.ts'
import { createSession, signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, api }) => {
  await signInCustomer(page, api)
})

test('the menu opens each panel on a phone, an unknown one opens the profile', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/profile?tab=Nothing')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  for (const [tab, content] of [
    ['Orders', 'SAMP-DONE-0001'],
    ['Tests', 'LPI-0005-4001'],
    ['Wishlist', 'Your wishlist is empty'],
    ['Notifications', 'Your tests are ready'],
    ['Password', 'Change password'],
    ['Profile', 'Your details'],
  ] as const) {
    await test.step(tab, async () => {
      const menu = page.getByRole('navigation', { name: 'My Account' })
      const link = menu.getByRole('link', { name: new RegExp(`^${tab}`) })
      await link.press('Enter')
      await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(new RegExp(`^${tab} · My Account`))
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
      await expect(link).toBeInViewport({ ratio: 0.95 })
    })
  }
  for (const [path, panel] of [
    ['/account/wishlist', 'Wishlist'],
    ['/account/notification', 'Notifications'],
    ['/account/profile', 'Profile'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('nav [aria-current]', { hasText: panel })).toBeVisible()
  }
  await expect(page.getByLabel('Account of Sample Customer')).toBeVisible()
  const { token } = await createSession(api)
  const none = { phone: '', shipping_address: null, billing_address: null, tax_details: null }
  await api
    .calls(token)
    .profile.updateDetail({ body: { first_name: 'Farah', last_name: 'Elsewhere', ...none } })
  await page.reload()
  await expect(page.getByLabel('Account of Farah Elsewhere')).toBeVisible()
})

test('saved details persist after a reload and appear in the header and the checkout', {
  tag: '@journey',
}, async ({ page, isSparse }) => {
  await page.goto('/profile')
  await field(page, 'First name').fill('Farah')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+60 19-876 5432')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByLabel(/^Account of Farah/)).toBeVisible()
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Farah')
  await addToCart(page, products.book)
  await page.goto('/checkout')
  // A sparse host sends the phone of the newest order only.
  await expect(field(page, 'Phone')).toHaveValue(isSparse ? '+60 12-345 6789' : '+60 19-876 5432')
})

// packages/contract/src/auth/schemas.test.ts has the message of each rule.
test('the password form keeps the typed values until the change succeeds', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/422|ERR_/)
  const change = () => page.getByRole('button', { name: 'Change password' }).click()
  await page.goto('/profile?tab=Password')
  await field(page, 'Current Password').fill('Customer#9')
  await field(page, 'New Password').fill('Customer2')
  await change()
  await expect(field(page, 'New Password')).toHaveAccessibleDescription(
    /at least one special character/,
  )
  await expect(field(page, 'New Password')).toBeFocused()
  expect(await requestsOf(api, 'profile.updatePassword')).toHaveLength(0)
  await field(page, 'New Password').fill('Customer#2')
  await change()
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await expect(field(page, 'Current Password')).toBeFocused()
  await expect(field(page, 'New Password')).toHaveValue('Customer#2')
  await field(page, 'Current Password').fill('Customer#1')
  await failEveryCall(api, 'profile.updatePassword', { kind: 'drop' })
  await change()
  await expect(page.getByRole('alert')).toContainText('may already be the current one')
  await clearFaults(api)
  await change()
  await expect(field(page, 'Current Password')).toHaveValue('')
  await expect(field(page, 'New Password')).toHaveValue('')
  await page.goto('/profile?tab=Orders')
  await expect(page.getByText('SAMP-DONE-0001', { exact: true })).toBeVisible()
})

test.describe('the details form', () => {
  const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })
  const save = (page: Page) => page.getByRole('button', { name: 'Save details' }).click()

  test('keeps the current country when the countries fail to load, and retries on request', async ({
    page,
    api,
    pageConsole,
  }) => {
    pageConsole.expect(/503/)
    await page.clock.install()
    await failEveryCall(api, 'settings.shipping', unavailable)
    await page.goto('/profile')
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'We could not load the countries that we deliver to.' })
    await runRetries(page, notice)
    await expect(country(page)).toHaveValue('MY')
    await expect(country(page).getByRole('option')).toHaveText(['Malaysia'])
    await field(page, 'First name').fill('Farah')
    await clearFaults(api)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await expect(country(page).getByRole('option', { name: 'Singapore' })).toBeAttached()
    await expect(country(page)).toHaveValue('MY')
    await expect(field(page, 'First name')).toHaveValue('Farah')
  })

  test('focuses an invalid field on submit, and keeps unsaved changes in another panel', async ({
    page,
  }) => {
    await page.goto('/profile')
    await field(page, 'First name').fill('')
    await save(page)
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(field(page, 'First name')).toBeFocused()

    await field(page, 'First name').fill('Farah')
    const menu = page.getByRole('navigation', { name: 'My Account' })
    await menu.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByText('SAMP-DONE-0001', { exact: true })).toBeVisible()
    await menu.getByRole('link', { name: 'Profile' }).click()
    await expect(field(page, 'First name')).toHaveValue('Farah')

    const email = page.getByRole('group', { name: 'Email' })
    await expect(email).toContainText('customer@example.com')
    await email.getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})
