import {
  buyer,
  cardPage,
  cartItems,
  field,
  fillCheckout,
  payButton,
  payments,
  storeCart,
} from './support/purchase.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('the checkout says at once that it is offline, and places one order once online', async ({
  page,
  context,
  api,
}) => {
  await storeCart(page)
  const postcodes = page
    .waitForResponse(/malaysian-postcodes/)
    .then((response) => response.finished())
  await fillCheckout(page)
  // It would fail offline, with a message on the console.
  await postcodes
  await context.setOffline(true)
  await payButton(page).click()
  const note = page.getByText('You seem to be offline. We’ll try again.')
  await expect(note).toBeVisible({ timeout: 1_000 })
  await expect(field(page, 'Email')).toHaveValue(buyer.email)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  expect(await cartItems(page)).toBe(1)
  await context.setOffline(false)
  await page.waitForURL(cardPage)
  expect(await payments(api)).toHaveLength(1)
})

test('a form that cannot be saved offline says so, and keeps what was typed', async ({
  page,
  context,
  api,
  pageConsole,
}) => {
  pageConsole.expect(/ERR_INTERNET_DISCONNECTED/)
  const toaster = page.waitForResponse(/\/toaster-[^/]*\.js$/)
  await signInCustomer(page, api)
  await page.goto('/profile')
  await expect(field(page, 'First name')).not.toHaveValue('')
  await (await toaster).finished()
  await field(page, 'First name').fill('Mei')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field(page, 'First name')).toHaveValue('Mei')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByLabel(/^Account of Mei /)).toBeVisible()
})
