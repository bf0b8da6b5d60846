import type { Page } from '@playwright/test'
import { down, failFromNowOn, letTriesPass, mend } from './support/faults.ts'
import type { MockApi } from './support/mock-api.ts'
import { addToCart, fault, field, products, requestsOf } from './support/purchase.ts'
import { openSession, signInOnDevice } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, api }) => {
  await signInOnDevice(page, api)
})

for (const [tab, shows] of [
  ['Profile', 'Your details'],
  ['Orders', 'SAMPLE-DELIVERED-0001'],
  ['Tests', 'LPI-0005-4001'],
  ['Wishlist', 'Your wishlist is empty'],
  ['Notifications', 'Mark all as read'],
  ['Password', 'Change password'],
] as const) {
  test(`the ${tab} panel opens from the account's menu, also by the keyboard on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/profile?tab=Password')
    const link = page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: new RegExp(`^${tab}`) })
    await link.press('Enter')
    await expect(page).toHaveURL(new RegExp(`tab=${tab}$`))
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    // The row of names was moved so that the one that is open can be read whole.
    await expect(link).toBeInViewport({ ratio: 0.95 })
  })
}

test('an address that names no panel opens the profile', async ({ page }) => {
  await page.goto('/profile?tab=Nothing')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
})

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

test('a name that was changed on another device reaches the header of this one', async ({ page, api }) => {
  await page.goto('/profile?tab=Password')
  await expect(page.getByLabel('Account of Sample Customer')).toBeVisible()
  const { token } = await openSession(api)
  const none = { phone: '', shipping_address: null, billing_address: null, tax_details: null }
  await api.calls(token).profile.updateDetail({ body: { first_name: 'Farah', last_name: 'Elsewhere', ...none } })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByLabel('Account of Farah Elsewhere')).toBeVisible()
})

test.describe('the password', () => {
  const change = (page: Page) => page.getByRole('button', { name: 'Change password' }).click()
  const signIn = async (api: MockApi, password: string) => {
    const answer = await api
      .calls()
      .auth.signin({ body: { email: 'customer@example.com', password }, extraHeaders: {} })
    return answer.status
  }

  test('is changed only with the current one; what was typed stays until it is', async ({ page, api, pageConsole }) => {
    pageConsole.expect(/422/)
    await page.goto('/profile?tab=Password')
    await field(page, 'Current Password').fill('Customer#9')
    await field(page, 'New Password').fill('Customer#2')
    await change(page)
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription('This is not your current password.')
    await expect(field(page, 'Current Password')).toBeFocused()
    await expect(field(page, 'New Password')).toHaveValue('Customer#2')
    expect(await signIn(api, 'Customer#1')).toBe(200)
    await field(page, 'Current Password').fill('Customer#1')
    await change(page)
    await expect(field(page, 'Current Password')).toHaveValue('')
    await expect(field(page, 'New Password')).toHaveValue('')
    expect(await signIn(api, 'Customer#2')).toBe(200)
    expect(await signIn(api, 'Customer#1')).toBe(401)
  })

  test('is changed here without signing out here; every other device is signed out', async ({ page, api }) => {
    const elsewhere = await openSession(api)
    await page.goto('/profile?tab=Password')
    await field(page, 'Current Password').fill('Customer#1')
    await field(page, 'New Password').fill('Customer#2')
    await change(page)
    await expect(field(page, 'New Password')).toHaveValue('')
    expect((await api.calls(elsewhere.token).profile.detail()).status).toBe(401)
    await page.goto('/profile?tab=Orders')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })

  for (const [typed, says] of [
    ['', 'New Password is required'],
    ['Ab#1', 'New Password must be at least 8 characters'],
    ['customer#2', 'New Password must contain at least one uppercase letter'],
    ['CUSTOMER#2', 'New Password must contain at least one lowercase letter'],
    ['Customer#', 'New Password must contain at least one number'],
    ['Customer2', 'New Password must contain at least one special character'],
  ] as const) {
    test(`is not sent as long as this stands beside it: ${says}`, async ({ page, api }) => {
      await page.goto('/profile?tab=Password')
      await field(page, 'Current Password').fill('Customer#1')
      await field(page, 'New Password').fill(typed)
      await field(page, 'New Password').blur()
      await expect(field(page, 'New Password')).toHaveAccessibleDescription(new RegExp(says))
      await change(page)
      await expect(field(page, 'New Password')).toBeFocused()
      expect(await requestsOf(api, 'profile.updatePassword')).toHaveLength(0)
      await field(page, 'New Password').fill('Customer#2')
      await expect(page.getByText(says)).toBeHidden()
    })
  }
})

test.describe('the details', () => {
  const country = (page: Page) => page.getByRole('combobox', { name: 'Country' })
  const save = (page: Page) => page.getByRole('button', { name: 'Save details' }).click()

  test('say where to write to for another email', async ({ page }) => {
    await page.goto('/profile')
    const email = page.getByRole('group', { name: 'Email' })
    await expect(email).toContainText('customer@example.com')
    await email.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('say when the countries could not be loaded, keep the one that is set, and the next try brings them', async ({
    page,
    api,
    pageConsole,
  }) => {
    pageConsole.expect(/503/)
    await page.clock.install()
    await failFromNowOn(api, 'settings.shipping', down)
    await page.goto('/profile')
    const notice = page.getByRole('alert').filter({ hasText: 'We could not load the countries that we deliver to.' })
    await letTriesPass(page, notice)
    await expect(country(page)).toHaveValue('MY')
    await expect(country(page).getByRole('option')).toHaveText(['Malaysia'])
    // What can be changed without them is saved.
    await field(page, 'First name').fill('Farah')
    await mend(api)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await expect(country(page).getByRole('option', { name: 'Singapore' })).toBeAttached()
    await expect(country(page)).toHaveValue('MY')
    await expect(field(page, 'First name')).toHaveValue('Farah')
  })

  test('keep an address whose country is no longer offered, also when another one was looked at', async ({
    page,
    api,
  }) => {
    const { token } = await openSession(api)
    const address = { address_line_one: '1 Sample Station', state: 'Sample', country: 'AQ', postal_code: '1000' }
    const before = await api.calls(token).profile.detail()
    if (before.status !== 200) throw new Error(`profile.detail answered ${before.status}`)
    const { first_name, last_name, phone } = before.body.data
    await api.calls(token).profile.updateDetail({
      body: { first_name, last_name, phone, shipping_address: address, billing_address: null, tax_details: null },
    })
    await page.goto('/profile')
    const shipping = page.getByRole('group', { name: 'Shipping address' })
    await expect(country(page).first().getByRole('option', { name: 'Singapore' })).toBeAttached()
    await expect(shipping.getByRole('combobox', { name: 'Country' })).toHaveValue('AQ')
    await shipping.getByRole('combobox', { name: 'Country' }).selectOption('Singapore')
    await shipping.getByRole('combobox', { name: 'Country' }).selectOption('Antarctica')
    await page.getByRole('textbox', { name: /^Phone/ }).fill('+60 19-876 5432')
    await save(page)
    await expect
      .poll(async () => {
        const now = await api.calls(token).profile.detail()
        return now.status === 200 && now.body.data
      })
      .toMatchObject({ phone: '+60 19-876 5432', shipping_address: address })
  })

  test('come with the changes that were not saved when one looks at another panel meanwhile', async ({ page }) => {
    await page.goto('/profile')
    await field(page, 'First name').fill('Farah')
    const menu = page.getByRole('navigation', { name: 'My Account' })
    await menu.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await menu.getByRole('link', { name: 'Profile' }).click()
    await expect(field(page, 'First name')).toHaveValue('Farah')
  })

  test('that could not be saved stay as they were typed, and the same press saves them once it works again', async ({
    page,
    api,
    pageConsole,
  }) => {
    pageConsole.expect(/503/)
    await page.goto('/profile')
    await field(page, 'First name').fill('Farah')
    await fault(api, 'profile.updateDetail', down.effect)
    await save(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, 'First name')).toHaveValue('Farah')
    await save(page)
    await expect(page.getByLabel(/^Account of Farah/)).toBeVisible()
  })
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
