import { runRetries } from './support/faults.ts'
import {
  addToCart,
  buyer,
  cartItems,
  field,
  fillCheckout,
  goToCardPage,
  payButton,
  payments,
  products,
  storeCart,
} from './support/purchase.ts'
import { expect, test } from './support/test.ts'

const disconnected = /ERR_INTERNET_DISCONNECTED/

test('the checkout shows an error offline, keeps the typed values, and places one order once online', async ({
  page,
  context,
  api,
  pageConsole,
}) => {
  pageConsole.expect(disconnected)
  await storeCart(page)
  await fillCheckout(page)
  await page.clock.install()
  await context.setOffline(true)
  await payButton(page).click()
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'We could not reach the shop. Nothing you entered is lost' })
  await runRetries(page, failure)
  await expect(field(page, 'Email')).toHaveValue(buyer.email)
  await expect(field(page, 'Address')).toHaveValue('1 Jalan Contoh')
  expect(await cartItems(page)).toBe(1)
  await context.setOffline(false)
  await goToCardPage(page)
  expect(await payments(api)).toHaveLength(1)
})

test('the cart sidebar shows an error when its script cannot load offline, and opens once online', async ({
  page,
  context,
  pageConsole,
}) => {
  pageConsole.expect(disconnected)
  pageConsole.expect(/ChunkLoadError/)
  await addToCart(page, products.book)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Part of this page didn’t load' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(page.getByRole('dialog').getByText(products.book.name)).toBeVisible()
})
