import type { Page } from '@playwright/test'
import { addToCart, field, goToCardPage, orderToCardPage, payByCard, products } from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const facts = (page: Page) => page.getByRole('main').getByRole('definition')
const forged = (txnId: string) =>
  `/success?txnId=${txnId}&txnAmount=1.00&txndate=2001-01-01T10%3A00%3A00%2B08%3A00&msg=Call%20this%20number`

test('a signed-in buyer goes from the receipt to the order and to its tests', async ({ page, api }) => {
  test.slow()
  await signInCustomer(page, api)
  await addToCart(page, products.profile)
  await page.goto('/checkout')
  await expect(field(page, 'First name')).toHaveValue('Sample')
  await goToCardPage(page)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Thanks for your order!' })).toBeVisible()
  await expect(facts(page).nth(1)).toHaveText('RM 89.00')
  const txnId = (await facts(page).nth(2).textContent()) ?? ''
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Go to your tests' })).toHaveAttribute('href', '/profile?tab=Tests')
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page).toHaveURL(new RegExp(`/orderdetails/${txnId}$`))
  await expect(page.getByRole('main')).toContainText(products.profile.name)
  await page.getByRole('link', { name: 'Go to your tests' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: txnId })).toBeVisible()
})

test('a signed-in buyer is shown the order itself, whatever the address says', async ({ page, api }) => {
  await signInCustomer(page, api)
  await page.goto(forged('SAMPLE-DELIVERED-0001'))
  await expect(facts(page)).toHaveText(['3 Jun 2026, 11:15 am', 'RM 105.30', 'SAMPLE-DELIVERED-0001'])
  await expect(page.getByRole('main')).not.toContainText('RM 1.00')
  await expect(page.getByRole('main')).not.toContainText('Call this number')
  await expect(page.getByRole('link', { name: 'Go to your tests' })).toBeHidden()
})

test('an order that is not paid is not said to be, and can be paid from its page', async ({ page, api }) => {
  await signInCustomer(page, api)
  await page.goto(forged('SAMPLE-PENDING-0008'))
  await expect(page.getByText('We have no payment for this order yet.')).toBeVisible()
  await expect(facts(page).nth(1)).toHaveText('RM 53.00')
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('link', { name: 'Pay RM 53.00 now' })).toBeVisible()
})

test("another's order is not shown, and there is no way to it", async ({ page, api, pageConsole }) => {
  pageConsole.expect(/404|Loading the order failed/)
  await signInCustomer(page, api)
  await page.goto(forged('SAMPLE-NOT-MINE-0001'))
  // Nothing better is known of it than the address (requirements §2).
  await expect(facts(page).nth(1)).toHaveText('RM 1.00')
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your order' })).toBeHidden()
})

test('a guest sees what this device was told of the payment, whatever the address says afterwards', async ({
  page,
}) => {
  await orderToCardPage(page)
  await payByCard(page)
  await expect(facts(page).nth(1)).toHaveText('RM 55.00')
  const txnId = (await facts(page).nth(2).textContent()) ?? ''
  await page.goto(forged(txnId))
  await expect(facts(page).nth(1)).toHaveText('RM 55.00')
  await expect(page.getByRole('main')).not.toContainText('2001')
})
