import type { Page } from '@playwright/test'
import { horizontalOverflow } from './support/accessibility.ts'
import { clearFaults, failEveryCall, runRetries, unavailable } from './support/faults.ts'
import { recordShifts } from './support/layout-shifts.ts'
import type { MockApi } from './support/mock-api.ts'
import {
  addToCart,
  buyer,
  cardPage,
  cartItems,
  field,
  fillAddress,
  fillCheckout,
  fillContact,
  goToCardPage,
  payButton,
  payments,
  products,
  requestsOf,
  setFault,
  storeCart,
} from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

/** Makes the stored cart cheaper than the shop, as when a price has changed since. */
const lowerStoredPrice = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('cart-data') ?? ''
    localStorage.setItem(
      'cart-data',
      stored.replaceAll('product_price\\":55', 'product_price\\":45'),
    )
  })

test('shows field errors, and asks for confirmation of a price that has changed', async ({
  page,
  api,
}) => {
  await storeCart(page)
  await lowerStoredPrice(page)
  await page.goto('/checkout')
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 45.00')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary.getByRole('link', { name: 'Terms of Sale' })).toHaveAttribute(
    'href',
    '/terms',
  )
  for (const fact of ['We accept: Credit card', 'Prices include sales and service tax'])
    await expect(summary).toContainText(fact)
  await field(page, 'Email').fill('invalid')
  await field(page, 'Email').blur()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await payButton(page).click()
  await expect(field(page, 'First name')).toBeFocused()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('State is required')).toBeVisible()
  await expect(page.getByText('Postal code is required')).toBeVisible()
  expect(await requestsOf(api, 'order.place')).toHaveLength(0)
  await fillContact(page)
  await fillAddress(page)
  await field(page, 'Postal code').fill('4600')
  await field(page, 'Postal code').blur()
  await payButton(page).click()
  await expect(page.getByText('A Malaysian postal code has five digits')).toBeVisible()
  await expect(field(page, 'Postal code')).toBeFocused()
  await field(page, 'Postal code').fill('46000')
  await page.getByRole('checkbox', { name: 'Billing address same as shipping' }).uncheck()
  const billing = page.getByRole('group', { name: 'Billing address' })
  await payButton(page).click()
  await expect(billing.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await billing.getByRole('textbox', { name: 'Address' }).fill('2 Jalan Contoh')
  await billing.getByRole('combobox', { name: 'State' }).selectOption('Johor')
  await billing.getByRole('textbox', { name: 'Postal code' }).fill('80000')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('a price or your cart has changed')
  await page.getByRole('button', { name: 'Continue and pay RM 55.00' }).click()
  await page.waitForURL(cardPage)
})

/** Places the order of a customer whose cart shows a lower price than the shop has. */
const placeAtOldPrice = async (page: Page, api: MockApi) => {
  await signInCustomer(page, api)
  await addToCart(page, products.book)
  await lowerStoredPrice(page)
  await page.goto('/checkout')
  // The saved details have arrived.
  await expect(field(page, 'Phone')).not.toHaveValue('')
  await payButton(page).filter({ hasText: '45.00' }).click()
}

test('a customer can look at an order that costs more than was shown', async ({ page, api }) => {
  await placeAtOldPrice(page, api)
  await page.getByRole('alert').getByRole('link', { name: 'See this order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(products.book.name)
})

test('the cart that an order with another total leads back to has its prices', async ({
  page,
  api,
}) => {
  await placeAtOldPrice(page, api)
  await page.getByRole('link', { name: 'Back to your cart' }).click()
  await expect(page.getByText('Total PriceRM 55.00')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText('1')
})

test('a press on Pay counts while the message of the field that had the focus is pending', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await storeCart(page)
  await fillCheckout(page)
  await field(page, 'Email').fill('ali@gmial.com')
  // As in Safari, which does not keep the content in place when something above it grows.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
  })
  await payButton(page).evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  await field(page, 'Email').evaluate((input) => input.focus({ preventScroll: true }))
  await payButton(page).click({ delay: 300 })
  await page.waitForURL(cardPage)
})

test('warns about a mistyped mail host and tax number, and takes the suggested address', async ({
  page,
}) => {
  await storeCart(page)
  await page.goto('/checkout')
  await expect(
    page.getByRole('combobox', { name: 'Country' }).getByRole('option').nth(1),
  ).toHaveText('Singapore')
  const inForm = page.getByRole('form', { name: 'Checkout' }).getByText('Did you mean')
  const nextToPay = page
    .getByRole('complementary', { name: 'Order summary' })
    .getByText('Did you mean')
  await field(page, 'Email').fill('ali@gmial.com')
  await expect(inForm).toBeHidden()
  await field(page, 'Email').blur()
  await expect(inForm).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Selangor')
  await page.getByRole('checkbox', { name: 'I’m buying for a company' }).check()
  await field(page, 'Company name, or your own').fill('Contoh Sdn Bhd')
  await page.reload()
  await expect(field(page, 'Company name, or your own')).toHaveValue('Contoh Sdn Bhd')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Selangor')
  await nextToPay.getByRole('button', { name: 'ali@gmail.com' }).click()
  await expect(field(page, 'Email')).toHaveValue('ali@gmail.com')
  await expect(nextToPay).toBeHidden()
  await expect(inForm).toBeHidden()
  await page.getByRole('textbox', { name: 'SST number' }).fill('abc')
  await page.getByRole('textbox', { name: 'SST number' }).blur()
  await expect(page.getByText('An SST number usually looks like W10-1808-31012345.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SG')
  await expect(page.getByText('An SST number usually looks like')).toBeHidden()
})

// client.test.ts and retry.test.ts have the other failures.
test('keeps the typed values while the API is unavailable, and then places one order', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/503/)
  await storeCart(page)
  await fillCheckout(page)
  await page.clock.install()
  await failEveryCall(api, '*', unavailable)
  await payButton(page).click()
  await runRetries(page, page.getByRole('alert'))
  await expect(field(page, 'Email')).toHaveValue(buyer.email)
  expect(await cartItems(page)).toBe(1)
  await clearFaults(api)
  await setFault(api, 'order.place', { kind: 'status', status: 503, when: 'after' })
  await field(page, 'Postal code').press('Enter')
  await page.getByText('We’re trying again, and you order only once.').waitFor()
  await page.waitForURL(cardPage)
  expect((await requestsOf(api, 'order.place')).length).toBeGreaterThan(1)
  expect(await payments(api)).toHaveLength(1)
  await page.goto('/checkout')
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)
})

test('refuses an unknown coupon, keeps a valid one after a reload, and removes it', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/422/)
  await storeCart(page)
  await fillCheckout(page)
  const coupon = page.getByRole('textbox', { name: 'Coupon code' })
  await coupon.press('Enter')
  await expect(page.getByText('Enter a coupon code')).toBeVisible()
  await coupon.fill('NONSENSE')
  await coupon.press('Enter')
  await expect(page.getByText('That code doesn’t work. Check the spelling?')).toBeVisible()
  await expect(coupon).toBeFocused()
  await coupon.blur()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 55.00')
  // Copied with an invisible character.
  await coupon.fill('\u200bWELCOME10')
  await coupon.press('Enter')
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  // Leaving the field did not send the unknown code again.
  expect(await requestsOf(api, 'coupon.apply')).toHaveLength(2)
  const section = page.getByRole('region', { name: 'Coupon' })
  await expect(section).toBeFocused()
  await page.reload()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Remove the coupon WELCOME10' }).click()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 55.00')
  await expect(section).toBeFocused()

  // Not lost without Apply.
  await coupon.fill('WELCOME10')
  await coupon.blur()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  await page.getByRole('button', { name: 'Remove the coupon WELCOME10' }).click()

  const expired = { message: 'The coupon WELCOME10 has expired.', code: 'coupon_expired' }
  await coupon.fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 49.50')
  for (const call of ['**/order/place', '**/coupon/apply*']) {
    await page.route(call, (route) => route.fulfill({ status: 422, json: expired }))
  }
  await payButton(page).click()
  await expect(page.getByText(expired.message)).toBeVisible()
  await expect(coupon).toBeFocused()
  await expect(page.getByTestId('checkout-total')).toHaveText('RM 55.00')
  await page.unroute('**/order/place')
  await goToCardPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RM 55.00')
})

test('says why an order is refused for a field that is not shown, or for its coupon', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/422/)
  await storeCart(page)
  await fillCheckout(page)
  const refuse = (json: object) =>
    page.route('**/order/place', (route) => route.fulfill({ status: 422, json }))
  await refuse({
    message: 'No such code.',
    errors: { 'billing_address.postal_code': ['No such code.'] },
  })
  await payButton(page).click()
  await expect(page.getByText('No such code.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(payButton(page)).toHaveText('Pay RM 49.50')
  await refuse({ message: 'Once per customer.', code: 'coupon_used' })
  await payButton(page).click()
  await expect(page.getByText('Once per customer.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the coupon WELCOME10' }).click()
  await expect(page.getByText('Once per customer.')).toBeHidden()
})

test('a press on Pay applies a typed coupon first, and the next press pays the new total', async ({
  page,
  api,
}) => {
  await storeCart(page)
  await fillCheckout(page)
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10')
  await payButton(page).click()
  await expect(payButton(page)).toHaveText('Pay RM 49.50')
  await expect(payButton(page)).toBeFocused()
  expect(await requestsOf(api, 'order.place')).toHaveLength(0)
  await goToCardPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('RM 49.50')
})

test('shows a message for an unknown cart, and keeps the typed values', async ({
  page,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/404/)
  await storeCart(page)
  await fillCheckout(page)
  await api.reset()
  await payButton(page).click()
  await expect(page.getByText('The shop no longer has the cart')).toBeVisible()
  await addToCart(page, products.book)
  await page.goto('/checkout')
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
})

test('a phone shows the folded items above the form, and the shop’s navigation nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await addToCart(page, products.book)
  await page.goto('/checkout')
  const show = page.getByRole('button', { name: 'Show items RM 55.00' })
  await expect(page.getByRole('main').getByText(products.book.name)).toBeHidden()
  await show.click()
  await expect(page.getByRole('main').getByText(products.book.name)).toBeInViewport()
  await show.or(page.getByRole('button', { name: 'Hide items' })).press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeFocused()
  await expect(page.getByText('By post, within 5 working days')).toBeVisible()
  await expect(page.getByText('No account? Just continue.')).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Back to cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(
    page.getByText(
      'Free delivery in Malaysia. To other countries, we’ll email you the shipping cost first.',
    ),
  ).toBeVisible()
})

test('an empty cart links to the product list with a message that moves nothing', async ({
  page,
}) => {
  const shiftsOf = await recordShifts(page)
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  expect(await shiftsOf()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click()
  await expect(page).toHaveURL(/\/category$/)
})
