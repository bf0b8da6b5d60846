import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signInOnDevice } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'
import { addToCart, products } from './purchase-steps.ts'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** The smallest picture there is: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ page, api }) => {
  await signInOnDevice(page, api)
})

const panels = [
  ['Profile', 'Your details'],
  ['Orders', /RM/],
  ['Tests', /LPI/],
  ['Wishlist', /wish/i],
  ['Notifications', /order/i],
  ['Password', 'Change password'],
] as const

for (const [tab, shows] of panels) {
  test(`the ${tab} panel opens from the account's menu and is accessible, on a phone and on a desk`, async ({
    page,
  }) => {
    test.slow()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/profile')
      const menu = page.getByRole('navigation', { name: 'My Account' })
      await menu.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
      await expect(page).toHaveURL(new RegExp(`tab=${tab}`))
      await expect(menu.locator('[aria-current]')).toContainText(tab)
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}

test('changed details are kept, shown in the header, and offered at the checkout', async ({ page }) => {
  await page.goto('/profile')
  await field(page, 'First name').fill('Farah')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+60 19-876 5432')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByLabel(/^Account of Farah/)).toBeVisible()
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Farah')
  await addToCart(page, products.book)
  await page.goto('/checkout')
  await expect(field(page, 'Phone')).toHaveValue('+60 19-876 5432')
})

test('a wrong field is told beside it and nothing is sent', async ({ page }) => {
  await page.goto('/profile')
  await field(page, 'First name').fill('')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(field(page, 'First name')).toBeFocused()
})

test('a picture is previewed, saved, and shown in the header', async ({ page }) => {
  await page.goto('/profile')
  await page.getByLabel('Picture file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByAltText('The picture you chose')).toBeVisible()
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByAltText('Your picture')).toBeVisible()
  await expect(page.getByRole('banner').locator('summary img')).toBeVisible()
})

test('a file that is no picture is refused before it is sent', async ({ page }) => {
  await page.goto('/profile')
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('button', { name: 'Save picture' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(/PNG/)
})

test('the password is changed only with the current one', async ({ page, api, pageConsole }) => {
  pageConsole.expect(/422/)
  await page.goto('/profile?tab=Password')
  await field(page, 'Current Password').fill('Customer#9')
  await field(page, 'New Password').fill('Customer#2')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(/password/i)
  await field(page, 'Current Password').fill('Customer#1')
  await page.getByRole('button', { name: 'Change password' }).click()
  const signIn = (password: string) =>
    api.calls().auth.signin({ body: { email: 'customer@example.com', password }, extraHeaders: {} })
  await expect.poll(async () => (await signIn('Customer#2')).status).toBe(200)
  expect((await signIn('Customer#1')).status).toBe(401)
})

test('an order is found by its number and by its status, and the address keeps the question', async ({ page }) => {
  await page.goto('/profile?tab=Orders&status=shipped')
  const rows = page.getByRole('main').getByRole('link', { name: /SHIPPED/ })
  await expect(rows.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /DELIVERED/ })).toHaveCount(0)
})

test('a session that ended leads to sign in and back to the same panel', async ({ page, pageConsole }) => {
  pageConsole.expect(/401/)
  await page.goto('/profile?tab=Orders')
  await expect(page.getByRole('main').getByText(/RM/).first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-known'))
  await page
    .getByRole('navigation', { name: 'My Account' })
    .getByRole('link', { name: /^Tests/ })
    .click()
  await expect(page).toHaveURL(/\/account\/signin\?next=.*Tests/)
})
