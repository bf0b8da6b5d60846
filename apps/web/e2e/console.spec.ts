import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** A second tab of the same browser, on the console of the same world. */
const openConsole = async (page: Page, place = ''): Promise<Page> => {
  const tab = await page.context().newPage()
  await tab.goto(`/__mock${place && `/${place}`}`)
  return tab
}

const order = {
  customer: { first_name: 'Aisyah', last_name: 'Contoh', email: 'guest@example.com', phone: '+60 12-345 6789' },
  shipping_address: { address_line_one: '1 Jalan Satu', state: 'Selangor', country: 'MY', postal_code: '47500' },
  billing_address: { address_line_one: '1 Jalan Satu', state: 'Selangor', country: 'MY', postal_code: '47500' },
}

test('a fault is set in the console, met by the shop, and cleared', async ({ page, pageConsole }) => {
  pageConsole.expect(/503/)
  await page.goto('/__mock/faults')
  await page.getByLabel('Operation').selectOption('catalog.product')
  await page.getByLabel('Status').fill('503')
  await page.getByLabel('Times').fill('50')
  await page.getByRole('button', { name: 'Set the fault' }).click()
  await expect(page.getByRole('row', { name: /catalog\.product .*503/ })).toContainText('0 of 50')

  const shop = await page.context().newPage()
  const struck = shop.waitForResponse((answer) => answer.url().endsWith('/api/v1/product/8'))
  await shop.goto('/product/detail?id=8')
  expect((await struck).status()).toBe(503)
  // The console tells by itself, without a reload.
  await expect(page.getByRole('row', { name: /catalog\.product/ })).not.toContainText('0 of 50')

  await page.getByRole('button', { name: 'Clear all faults' }).click()
  await expect(page.getByText('None: every call is answered as it should be.')).toBeVisible()
  await shop.reload()
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()
  const requests = await openConsole(page)
  await expect(requests.locator('summary', { hasText: 'catalog.product' }).first()).toContainText('met')
  await expect(requests.locator('summary', { hasText: '503' }).first()).toContainText('fault')
})

test('a mail that sets a password is opened in the console, and its link leads to the form', async ({
  page,
  api,
  pageConsole,
}) => {
  // The test looks into the mail by a script, and the mail's frame runs none.
  pageConsole.expect(/Blocked script execution .* sandboxed/)
  await api.calls().auth.forgotPassword({ body: { email: 'customer@example.com' } })
  await api.outbox('customer@example.com', 5000)
  await page.goto('/__mock/mails')
  const mail = page.frameLocator('iframe')
  const opened = page.context().waitForEvent('page')
  await mail
    .getByRole('link', { name: /password/i })
    .first()
    .click()
  const form = await opened
  await form.waitForURL(/\/reset-password\?/)
  const { searchParams, host } = new URL(form.url())
  expect(host).toBe(new URL(page.url()).host)
  expect(searchParams.get('email')).toBe('customer@example.com')
  expect(searchParams.get('token')).toBeTruthy()
})

test('a payment whose payer has left is settled late from the console', async ({ page, api, baseURL, pageConsole }) => {
  pageConsole.expect(/Blocked script execution .* sandboxed/)
  const { cart_uid } = await api.control<{ cart_uid: string }>('POST', 'reset', { scenario: 'guest-cart' })
  const placed = await api.calls().order.place({
    headers: { 'idempotency-key': 'console-late-payment' },
    body: { cart_uid, ...order },
  })
  if (placed.status !== 201) throw new Error(`The order was answered ${placed.status}.`)
  const { order_txn_id: txnId } = placed.body.data
  const asked = await api.calls().payment.create({
    body: {
      txnId,
      return_url: `${baseURL}/st/return?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${baseURL}/st/cancel`,
    },
  })
  if (asked.status !== 200) throw new Error(`The payment was answered ${asked.status}.`)
  const session_id = new URL(asked.body.clientSecret).pathname.slice('/pay/'.length)
  expect((await api.calls().payment.verify({ body: { session_id } })).status).toBe(402)

  await page.goto('/__mock/payments')
  await page.getByRole('button', { name: `Pay ${txnId}` }).click()
  await expect(page.getByRole('row', { name: new RegExp(txnId) })).toContainText('paid')
  expect((await api.calls().payment.verify({ body: { session_id } })).status).toBe(200)
  const mails = await openConsole(page, 'mails')
  await expect(mails.getByRole('link', { name: /receipt/i })).toBeVisible()
})

test('a scenario begins from the console, and the shop’s own pages stand in it', async ({ page }) => {
  await page.goto('/__mock/scenarios')
  await page.getByRole('button', { name: 'Begin anew: guest-cart' }).click()
  await expect(page.getByRole('status')).toContainText('begins anew from guest-cart')
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('4', { exact: true })).toBeVisible()
})

test('one click signs this browser in to the shop', async ({ page }) => {
  await page.goto('/__mock/sign-in')
  await page.getByRole('button', { name: 'Sign in as customer@example.com' }).click()
  await page.waitForURL(/localhost:\d+\/$/)
  await expect(page.getByLabel('Account of Sample Customer')).toBeVisible()
})
