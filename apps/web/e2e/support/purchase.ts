import type { Page } from '@playwright/test'
import type { MockApi } from './mock-api.ts'
import { expect } from './test.ts'

/** What a shopper does on the way to a receipt, as the browser tests share it. */

export const buyer = { firstName: 'Aina', lastName: 'Sample', email: 'aina@example.com', phone: '+60 12-345 6789' }

/** A card session as the provider's control tells of it. */
export interface Payment {
  readonly session_id: string
  readonly order_txn_id: string
  readonly amount: number
  readonly status: string
  readonly url: string
}

interface Logged {
  readonly status: number | null
}

/** Seeded products by what the tests need of them. */
export const products = {
  profile: { id: 1, name: 'LPI Personality Profile', price: 89 },
  book: { id: 8, name: 'Five Dimensions: An Introduction', price: 55 },
} as const

export const cardPage = /\/pay\/cs_test_/

/** Presses to put a product in the cart, where it is shown, until the shop says that it is there. */
export const pressAdd = async (page: Page, { name }: { name: string }) => {
  await page
    .getByRole('button', { name: `: ${name}` })
    .first()
    .click()
  // The badge may still be that of an earlier one.
  await expect(page.getByText(`${name} is in your cart.`)).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toBeVisible()
}

/** Puts a product in the cart from its own page. */
export const addToCart = async (page: Page, product: { id: number; name: string }) => {
  await page.goto(`/product/detail?id=${product.id}`)
  await pressAdd(page, product)
}

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

export const fillContact = async (page: Page) => {
  await field(page, 'First name').fill(buyer.firstName)
  await field(page, 'Last name').fill(buyer.lastName)
  await field(page, 'Email').fill(buyer.email)
  await field(page, 'Phone').fill(buyer.phone)
}

export const fillAddress = async (page: Page) => {
  await field(page, 'Address').fill('1 Jalan Contoh')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Selangor')
  await field(page, 'Postal code').fill('46000')
}

/** Opens the checkout and fills in what is required. */
export const fillCheckout = async (page: Page) => {
  await page.goto('/checkout')
  await fillContact(page)
  await fillAddress(page)
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })

/** From the filled checkout to the card page. */
export const goToCardPage = async (page: Page) => {
  await payButton(page).click()
  await page.waitForURL(cardPage)
}

/** A cart with one product, a filled checkout, and the card page. */
export const orderToCardPage = async (page: Page, product: { id: number; name: string } = products.book) => {
  await addToCart(page, product)
  await fillCheckout(page)
  await goToCardPage(page)
}

/** Pays with a test card on the provider's page. */
export const payByCard = async (page: Page, card = 'Pays') => {
  await page.getByRole('button', { name: card, exact: false }).first().click()
  await page.getByRole('button', { name: /^Pay RM/ }).click()
}

export const payments = (api: MockApi) => api.payments<Payment>()

/** How often the back end was asked to do something. */
export const requestsOf = async (api: MockApi, operation: string) =>
  (await api.control<{ data: readonly Logged[] }>('GET', `requests?operation=${operation}`)).data

/** Lets something go wrong in the back end: the next `times` calls of an operation. */
export const fault = (api: MockApi, operation: string, effect: object, times = 1) =>
  api.control<unknown>('POST', 'faults', { operation, effect, times })

/** The orders of an account, read as its owner. */
export const ordersOf = async (api: MockApi, email: string) => {
  const { authorisation, user } = await api.control<{
    authorisation: { token: string }
    user: { customer_id: number }
  }>('POST', 'sign-in', { email })
  const calls = api.calls(authorisation.token)
  const answer = await calls.order.list({ query: { customer_id: user.customer_id, page: 1, txnid: '', status: '' } })
  if (answer.status !== 200) throw new Error(`order.list answered ${answer.status}`)
  return answer.body.data
}

export const cartItems = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stored: { cart?: string } = JSON.parse(localStorage.getItem('cart-data') ?? '{}')
    const cart: { items?: unknown[] } | null = JSON.parse(stored.cart ?? 'null')
    return cart?.items?.length ?? 0
  })
