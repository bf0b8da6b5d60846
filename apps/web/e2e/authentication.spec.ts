import type { Page } from '@playwright/test'
import { openWithPausedClock } from './support/paused-clock.ts'
import {
  addToCart,
  field,
  goToCardPage,
  payByCard,
  products,
  receipt,
  storeCart,
} from './support/purchase.ts'
import { fillSignIn, resetLink, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const person = { email: 'mei@example.com', password: 'Customer#1', newPassword: 'Customer#2' }

const signUp = async (page: Page) => {
  await page.goto('/account/signup')
  await field(page, 'First name').fill('Mei')
  await field(page, 'Last name').fill('Sample')
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Account of Mei Sample')).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
}

test('a customer who forgot the password at the checkout resets it and returns there', {
  tag: '@journey',
}, async ({ page, api, pageConsole, isSparse }) => {
  pageConsole.expect(/401/)
  test.slow()
  await page.goto('/category?type=other')
  const shopLogin = page.getByRole('banner').getByRole('link', { name: 'Shop Login' })
  await expect(shopLogin).toHaveAttribute('href', '/account/signin?next=%2Fcategory%3Ftype%3Dother')
  await addToCart(page, products.book)
  await page.goto('/checkout')
  await field(page, 'Email').fill('customer@example.com')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  // The checkout has an email field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await page.getByRole('link', { name: 'Check out without an account' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
  await page.getByRole('button', { name: 'Send the reset link' }).click()
  await expect(page).toHaveURL(/\/password-link\?email=/)
  await expect(page.getByRole('main').getByText(/^If we know this address/)).toBeVisible()
  const message =
    'If there is an account with this email, we’ve sent it a link to choose a new password.'
  if (!isSparse) await expect(page.getByText(message)).toBeVisible()
  await page.goto(await resetLink(api, 'customer@example.com'))
  await field(page, 'New Password').fill(person.newPassword)
  await field(page, 'Confirm Password').fill(person.newPassword)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(
    page.getByText('Your password has been changed. Please sign in with the new one.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/account\/signin/)
  await expect(field(page, 'Email')).toHaveValue('customer@example.com')
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await field(page, 'Password').fill(person.password)
  await signIn.click()
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await field(page, 'Password').fill(person.newPassword)
  await signIn.click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('main')).toContainText(products.book.name)
})

test('a new customer signs up and buys a test', { tag: '@journey' }, async ({ page, isSparse }) => {
  test.slow()
  await signUp(page)

  await addToCart(page, products.profile)
  await page.goto('/checkout')
  await field(page, 'Phone').fill('+60 12-345 6789')
  await goToCardPage(page)
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your order' })).toBeVisible()
  await expect(page.getByText(/login information is on its way/)).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(/20\d\d/)

  await page.goto('/profile?tab=Orders')
  const order = page.getByRole('main').locator('a[href*="/orderdetails/"]')
  await expect(order).toHaveCount(1)
  const txnId = (await page.locator('data').getAttribute('value')) ?? ''
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/orderdetails/${txnId}$`))
  await expect(page.getByRole('row', { name: products.profile.name }).getByRole('cell')).toHaveText(
    ['1', 'Personal test', 'RM 89.00'],
  )
  const main = page.getByRole('main')
  if (isSparse) {
    // Without the status of the order there is no link, and all fields of a seat are assumed.
    await page.goto('/profile?tab=Tests')
    await expect(
      main.getByRole('heading', { name: 'We cannot show your access codes here' }),
    ).toBeVisible()
  } else {
    await page.getByRole('link', { name: 'Go to your tests' }).click()
    await expect(page).toHaveURL(/\/profile\?tab=Tests$/)
    await expect(main.locator(`a[href$="/orderdetails/${txnId}"]`)).toBeVisible()
    const code = (await main.locator('code').textContent()) ?? ''
    expect(code).not.toBe('')
    await expect(main.getByRole('link', { name: 'Start the test' })).toHaveAttribute(
      'href',
      new RegExp(`code=${code}`),
    )
  }
})

test('sign-up refuses an email that has an account, and gives the guest cart to a new one', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/409/)
  pageConsole.expect(/ERR_FAILED/)
  await storeCart(page)
  await addToCart(page, products.book)
  await page.goto('/account/signup')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
  await field(page, 'Email').fill('mei@gmial.com')
  await field(page, 'Password').focus()
  await page.getByRole('button', { name: 'mei@gmail.com' }).click()
  await expect(field(page, 'Email')).toHaveValue('mei@gmail.com')
  await expect(field(page, 'Email')).toBeFocused()
  const typed = {
    'First name': 'Mei',
    'Last name': 'Sample',
    Email: 'customer@example.com',
    Password: person.password,
  }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    /There is already an account with this email/,
  )
  await expect(field(page, 'Email')).toBeFocused()
  for (const [label, text] of Object.entries(typed))
    await expect(field(page, label)).toHaveValue(text)
  await signUp(page)
  await expect(page.getByTestId('cart-badge')).toHaveText('2')
  await page.route('**/auth/signout', (route) => route.abort())
  await signOut(page)
  await expect(page.getByText('Logged out successfully.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop Login' })).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toBeHidden()
  await fillSignIn(page, person.email, person.password)
  await page.goto('/cart')
  const quantity = page.getByRole('group', { name: `Quantity of ${products.book.name}` })
  await expect(quantity.getByRole('status')).toHaveText('2')
})

test('a private page leads a guest to sign-in without private requests, and back', async ({
  page,
}) => {
  const privateRequests: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/(?:order|profile)\//.test(request.url())) privateRequests.push(request.url())
  })
  const paths = [
    '/invoice?txnId=SAMP-DONE-0001',
    '/orderdetails/SAMP-DONE-0001',
    // As mails link to the seats of an order.
    '/profile?tab=Tests#LPI-0005-4001',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page).toHaveURL(({ pathname, searchParams }) => {
      return pathname === '/account/signin' && searchParams.get('next') === path
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Login' })).toBeVisible()
    await expect(page.getByText('SAMP-DONE-0001')).toHaveCount(0)
  }
  expect(privateRequests).toEqual([])
  await fillSignIn(page)
  await expect(page).toHaveURL('/profile?tab=Tests#LPI-0005-4001')
  const team = page.getByRole('region', { name: /SAMP-PAID-0005/ })
  await expect(team.getByLabel('For seat 1')).toBeInViewport()
})

test('shows why a sign-in failed, or how long to wait, and keeps the typed values', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/401/)
  pageConsole.expect(/429/)
  const wrong = { email: 'customer@example.com', password: 'Customer#9' }
  const expectTypedValues = async () => {
    await expect(field(page, 'Email')).toHaveValue(wrong.email)
    await expect(field(page, 'Password')).toHaveValue(wrong.password)
  }
  await page.goto('/account/signin')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
  await field(page, 'Email').fill(wrong.email)
  await field(page, 'Password').fill(wrong.password)
  const button = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  await button.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wrong email or password.')
  await expect(button).toBeFocused()
  await expectTypedValues()
  await expect
    .poll(async () => (await api.calls().auth.signin({ body: wrong, extraHeaders: {} })).status, {
      intervals: [0],
    })
    .toBe(429)
  await button.click()
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Too many attempts. Please try again in 15 minutes.' })
  await expect(refusal).toBeVisible()
  await expectTypedValues()
})

test('the reset link page returns to the form after 60 seconds, unless the visitor stays', async ({
  page,
}) => {
  const countdown = page.getByText('In 60 s this page goes back to the form')
  await openWithPausedClock(page, '/password-link?email=customer%40example.com', countdown)
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.clock.runFor(120_000)
  await expect(page.getByText('This page stays open as long as you like.')).toBeVisible()
  await page.reload()
  await expect(countdown).toBeVisible()
  await page.clock.runFor(59_000)
  await expect(page.getByText('In 1 s this page goes back to the form')).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL(/\/account\/forgotpassword$/)
})

test('a sign-in names what is in the joined cart only if the account had another one', async ({
  page,
}) => {
  const joined = page.getByText(/^Your account already had a cart\. It now holds: .*Short Profile/)
  await storeCart(page)
  await page.goto('/account/signin')
  await fillSignIn(page)
  await expect(page.getByText(/You’re signed in/)).toBeVisible()
  await expect(page.getByText('Your account already had a cart.')).toBeHidden()
  await signOut(page)
  await addToCart(page, { id: 2, name: 'LPI Short Profile' })
  await page.goto('/account/signin?next=%2Fcart')
  await fillSignIn(page)
  await expect(joined).toContainText(products.book.name)
})
