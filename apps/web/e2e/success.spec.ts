import type { Page } from '@playwright/test'
import { horizontalOverflow } from './support/accessibility.ts'
import { releaseHeldCall } from './support/faults.ts'
import { openWithPausedClock } from './support/paused-clock.ts'
import {
  addToCart,
  buyer,
  field,
  fillCheckout,
  fillContact,
  goToCardPage,
  payButton,
  payByCard,
  products,
  receipt,
  setFault,
} from './support/purchase.ts'
import { createSession, resetLink, signInCustomer, storeSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const careerTest = { id: 6, name: 'Career Test' }
const receiptValues = (page: Page) => page.getByRole('main').getByRole('definition')
const forgedUrl = (txnId: string) =>
  `/success?txnId=${txnId}&txnAmount=1.00&txndate=2001-01-01T10%3A00%3A00%2B08%3A00&msg=Call%20this%20number`

test('a customer has the test and the invoice on the receipt', async ({ page, api }) => {
  test.slow()
  await signInCustomer(page, api)
  await addToCart(page, products.profile)
  await setFault(api, 'profile.detail', { kind: 'hold' })
  await page.goto('/checkout')
  await expect(field(page, 'First name')).toHaveValue('Sample')
  // Before the saved details are there: what they fill has no error any more.
  await payButton(page).click()
  await expect(page.getByText('Phone is required')).toBeVisible()
  await releaseHeldCall(api)
  await expect(page.getByText('Phone is required')).toBeHidden()
  await goToCardPage(page)
  await payByCard(page)
  await expect(receipt(page)).toBeVisible()
  await expect(receiptValues(page).nth(1)).toHaveText('RM 89.00')
  const txnId = (await receiptValues(page).nth(2).textContent()) ?? ''
  await expect(page.getByRole('button', { name: /^Copy access code/ })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Start the test' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    'login information is on its way to customer@example.com, as is your receipt.',
  )
  await expect(page.getByRole('main')).not.toContainText('opened an account')
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveAttribute(
    'href',
    `/invoice?txnId=${txnId}`,
  )
})

test('a customer sees the values of the own order, and not those in the URL', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/404|Loading the order failed/)
  await signInCustomer(page, api)
  await page.goto(forgedUrl('SAMP-DONE-0001'))
  await expect(receiptValues(page)).toHaveText([
    '3 Jun 2026, 11:15 am',
    'RM 105.30',
    'SAMP-DONE-0001',
  ])
  await expect(page.getByRole('main')).not.toContainText('RM 1.00')
  await expect(page.getByRole('main')).not.toContainText('Call this number')

  // The URL is the only source for such an order (requirements §2).
  await page.goto(forgedUrl('SAMPLE-NOT-MINE-0001'))
  await expect(receiptValues(page).nth(1)).toHaveText('RM 1.00')
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your order' })).toBeHidden()

  await page.goto(forgedUrl('SAMP-OPEN-0008'))
  await expect(page.getByText('We haven’t received a payment for this order yet.')).toBeVisible()
  await expect(receiptValues(page).nth(1)).toHaveText('RM 53.00')
  await expect(page.getByRole('main').locator('[data-variant="primary"]')).toHaveText([
    'See your order',
  ])
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('link', { name: 'Pay RM 53.00 now' })).toBeVisible()
})

test('a guest sees what was bought and what happens next, and comes to the orders', async ({
  page,
  api,
}) => {
  await addToCart(page, careerTest)
  await addToCart(page, products.book)
  await fillCheckout(page)
  await goToCardPage(page)
  await payByCard(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    `login information is on its way to ${buyer.email}, as is your receipt.`,
  )
  await expect(main).toContainText('By post, within 5 working days in Malaysia.')
  await expect(main).not.toContainText('ebook')
  await expect(page.getByRole('link', { name: 'Start the career test' })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(main.locator('[data-variant="primary"]')).toHaveText([/^Start the career test/])
  await expect(main).toContainText(`Our email to ${buyer.email} leads to your account`)
  await expect(page.getByRole('link', { name: 'Send a password link' })).toHaveAttribute(
    'href',
    '/account/forgotpassword?next=%2Fprofile%3Ftab%3DOrders&email=aina%40example.com',
  )

  await expect(receiptValues(page).nth(1)).toHaveText('RM 114.00')
  const txnId = (await receiptValues(page).nth(2).textContent()) ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(forgedUrl(txnId))
  // A phone shows the countdown without scrolling.
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeInViewport({ ratio: 1 })
  await expect(receiptValues(page).nth(1)).toHaveText('RM 114.00')
  await expect(main).not.toContainText('2001')

  await page.goto(await resetLink(api, buyer.email))
  // The account has had none before.
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible()
  await field(page, 'New Password').fill('Customer#2')
  await field(page, 'Confirm Password').fill('Customer#2')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(`/account/signin?next=%2Forderdetails%2F${txnId}`)
})

test('a customer who ordered with another email sees which account has the order', async ({
  page,
  api,
}) => {
  await storeSession(page, await createSession(api, 'new@example.com'))
  await addToCart(page, careerTest)
  await page.goto('/checkout')
  // Nothing is shipped.
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeHidden()
  await expect(page.getByText('Nothing is posted, so your country is enough.')).toBeVisible()
  await expect(field(page, 'Address')).toBeHidden()
  await fillContact(page)
  await field(page, 'Email').fill(
    'a-student-with-a-long-name.of-a-faculty@student.university.edu.example',
  )
  await goToCardPage(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await payByCard(page)
  await expect(page.getByRole('main')).toContainText('You sign in with new@example.com')
  expect(await horizontalOverflow(page)).toBe(0)
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('link', { name: 'Start the career test' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/parcel|ebook/)
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeHidden()
  await expect(
    page.getByRole('list', { name: 'Progress of this order' }).getByRole('listitem').first(),
  ).toContainText('Order placed')
})

test('the success page without a payment thanks for nothing, and goes home in 15 seconds', async ({
  page,
}) => {
  await openWithPausedClock(
    page,
    '/success',
    page.getByRole('heading', { name: 'No payment found' }),
  )
  await expect(page).toHaveTitle(/^No payment found · /)
  for (const x of [100, 200, 300]) {
    await page.mouse.move(x, 300)
    await page.keyboard.press('Shift')
    await page.clock.runFor(4_500)
  }
  const countdown = page.getByText('Going to the home page in 2 seconds', { exact: true })
  await expect(countdown).toBeVisible()
  // It would cover the text of a printed page.
  await page.emulateMedia({ media: 'print' })
  await expect(countdown).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(/\/$/)
  await expect(page).not.toHaveTitle(/^No payment found/)
})
