import { emptyTaxDetails } from '@shop/contract'
import { changeOrder } from './support/change-response.ts'
import { releaseHeldCall, waitForHeldCall } from './support/faults.ts'
import {
  addToCart,
  buyer,
  cartItems,
  field,
  fillAddress,
  fillCheckout,
  payments,
  products,
  setFault,
  storeCart,
} from './support/purchase.ts'
import { createSession, signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('requests a quote for an address abroad, and keeps the confirmation after a reload', async ({
  page,
  api,
}) => {
  await storeCart(page)
  await fillCheckout(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Singapore' })
  await expect(
    page.getByText('We quote shipping (Singapore) by email; no payment now.'),
  ).toBeVisible()
  await field(page, 'Postal code (optional)').fill('049483')
  await expect(page.getByText('No payment now.', { exact: true })).toBeVisible()
  await expect(page.getByText('To have them now')).toBeHidden()
  await expect(page.getByText('By requesting you agree to our Terms of Sale')).toBeVisible()
  await page.getByRole('button', { name: 'Request a shipping quote' }).click()
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your request' })).toBeVisible()
  await expect(page.getByRole('main').getByText(products.book.name)).toBeVisible()
  await expect(page.getByText(/^RM\s\d+\.\d\d, plus shipping$/)).toBeVisible()
  expect(await cartItems(page)).toBe(0)
  expect(await payments(api)).toEqual([])
  expect((await api.outbox(buyer.email, 5_000)).map(({ subject }) => subject)).toEqual([
    'We have your request for a quote',
  ])
  // As after a sign-out: the next visitor does not see it by Back.
  await page.evaluate(() => localStorage.removeItem('payment-data'))
  await page.reload()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByText(buyer.email)).toHaveCount(0)
})

test('a Malaysian postal code fills town and state, and another country empties the state', async ({
  page,
}) => {
  await addToCart(page, products.book)
  await addToCart(page, products.profile)
  await page.goto('/checkout')
  const state = page.getByRole('combobox', { name: 'State' })
  const town = field(page, 'Town or city')
  await field(page, 'Postal code').fill('59100')
  await expect(state).toHaveValue('Kuala Lumpur')
  await expect(town).toHaveValue('Kuala Lumpur')
  await state.selectOption('Selangor')
  await field(page, 'Postal code').fill('00000')
  await field(page, 'Postal code').fill('10300')
  await expect(town).toHaveValue('George Town')
  await expect(state).toHaveValue('Selangor')
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Hong Kong' })
  await expect(page.getByText('To have them now, order them separately')).toBeVisible()
  await expect(page.getByText('By post, 14 to 21 days on average')).toBeVisible()
  const abroad = page.getByRole('textbox', { name: 'State or province (optional)' })
  await expect(abroad).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Postal code (optional)' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Malaysia' })
  await expect(state).toHaveValue('Penang')
})

test('a postal code that is filled in before the country stays', async ({ page }) => {
  await storeCart(page)
  await page.goto('/checkout')
  await field(page, 'Postal code').fill('238801')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SG')
  await expect(page.getByRole('button', { name: 'Request a shipping quote' })).toBeVisible()
  await expect(field(page, 'Postal code (optional)')).toHaveValue('238801')
})

test('an address typed for tests is that of the shipping once the cart has a book', async ({
  page,
}) => {
  await addToCart(page, products.profile)
  await page.goto('/checkout')
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
  await expect(field(page, 'Address')).toBeHidden()
  await page.getByRole('checkbox', { name: /^I’m buying for a company/ }).check()
  await fillAddress(page)
  await addToCart(page, products.book)
  await page.goto('/checkout')
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
    '1 Jalan Contoh',
  )
})

test('an emptied shipping address is not filled with the billing address after a reload', async ({
  page,
}) => {
  await storeCart(page)
  await fillCheckout(page)
  await page.getByRole('checkbox', { name: 'Billing address same as shipping' }).uncheck()
  await page.getByRole('group', { name: 'Billing address' }).getByLabel('Postal code').fill('46000')
  const country = page.getByRole('combobox', { name: 'Country' }).first()
  await country.selectOption({ label: 'Singapore' })
  await field(page, 'Address').first().fill('')
  await page.reload()
  await expect(country).toHaveValue('SG')
  await expect(field(page, 'Address').first()).toHaveValue('')
})

test('the checkout has the address of the account, or else that of the newest order', async ({
  page,
  api,
  world,
}) => {
  await signInCustomer(page, api)
  const { token } = await createSession(api)
  const update = (details: object) =>
    api.calls(token).profile.updateDetail({
      body: {
        ...{ first_name: 'Farah', last_name: 'Sample', phone: '' },
        ...{ shipping_address: null, billing_address: null, tax_details: null, ...details },
      },
    })
  const home = {
    address_line_one: '1 Jalan Contoh, Sampel',
    state: 'Perak',
    country: 'MY',
    postal_code: '30000',
  }
  const office = { ...home, postal_code: '31400' }
  const company = { ...emptyTaxDetails, company_name: 'Sample Sdn Bhd' }
  await update({ shipping_address: home, billing_address: office, tax_details: company })
  await addToCart(page, products.book)
  await page.goto('/checkout')
  const isSame = page.getByRole('checkbox', { name: 'Billing address same as shipping' })
  const billing = page.getByRole('group', { name: 'Billing address' })
  await expect(isSame).not.toBeChecked()
  await expect(billing.getByLabel('Postal code')).toHaveValue('31400')
  await expect(field(page, 'Company name, or your own')).toHaveValue('Sample Sdn Bhd')

  await update({})
  await changeOrder(page, world, () => ({ order_tax_details: company }))
  const country = page.getByRole('combobox', { name: 'Country' }).first()
  for (const chosen of ['MY', 'SG']) {
    await page.evaluate(() => localStorage.removeItem('checkout-data'))
    await setFault(api, 'order.detail', { kind: 'hold' })
    await page.reload()
    await waitForHeldCall(api)
    await country.selectOption(chosen)
    await releaseHeldCall(api)
    await expect(field(page, 'Company name, or your own')).toHaveValue('Sample Sdn Bhd')
    await expect(field(page, 'Phone')).toHaveValue('+60 12-345 6789')
    await expect(country).toHaveValue(chosen)
    await expect(page.getByLabel('Postal code').first()).toHaveValue(chosen === 'MY' ? '47500' : '')
    await expect(isSame).toBeChecked()
  }
})
