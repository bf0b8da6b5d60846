import type { Page } from '@playwright/test'
import { serializePersisted } from '../../test/support/serialize-persisted.ts'
import { type MockApi, mockApi } from './mock-api.ts'
import { expect } from './test.ts'

/** Steps of a purchase, shared by the browser tests. */

export const buyer = {
  firstName: 'Aina',
  lastName: 'Sample',
  email: 'aina@example.com',
  phone: '+60 12-345 6789',
}

/** A session of the card provider, as the control API returns it. */
export interface Payment {
  readonly session_id: string
  readonly order_txn_id: string
  readonly amount: number
  readonly status: string
  readonly url: string
}

interface LoggedRequest {
  readonly status: number | null
  readonly request_body: string | null
}

export const products = {
  profile: { id: 1, name: 'LPI Personality Profile', price: 89 },
  book: { id: 8, name: 'Five Dimensions: An Introduction', price: 55 },
} as const

export const cardPage = /\/pay\/cs_test_/

/** The first button of the page that adds a product. */
export const addButton = (page: Page, { name }: { name: string }) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `: ${name}` })
    .first()

/** Adds a product from the current page to the cart and waits for the toast. */
export const clickAdd = async (page: Page, product: { name: string }) => {
  await addButton(page, product).click()
  // The badge alone proves nothing: the cart may have had a product before.
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toBeVisible()
}

export const addToCart = async (page: Page, product: { id: number; name: string }) => {
  await page.goto(`/product/detail?id=${product.id}`)
  await clickAdd(page, product)
}

/**
 * Stores a new guest's cart with one book, without a page of the shop: for tests that begin with a
 * filled cart. `addToCart` tests the shop's own way.
 */
export const storeCart = async (page: Page) => {
  await page.goto('/robots.txt')
  const [world = ''] = new URL(page.url()).hostname.split('.')
  const response = await mockApi(world)
    .calls()
    .cart.update({
      body: { cart_uid: null, quantity: 1, product_id: products.book.id, type: 'other' },
    })
  if (response.status !== 200) throw new Error(`cart.update: ${response.status}`)
  const { cart } = response.body
  await page.evaluate(
    (text) => localStorage.setItem('cart-data', text),
    serializePersisted({ cart, cartuid: cart.cart_uid }),
  )
}

export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true })

export const fillContact = async (page: Page) => {
  await field(page, 'First name').fill(buyer.firstName)
  await field(page, 'Last name').fill(buyer.lastName)
  await field(page, 'Email').fill(buyer.email)
  await field(page, 'Phone').fill(buyer.phone)
}

export const fillAddress = async (page: Page) => {
  await field(page, 'Address').fill('1 Jalan Contoh')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Selangor')
  await field(page, 'Town or city').fill('Petaling Jaya')
  await field(page, 'Postal code').fill('46000')
}

/** Opens the checkout and fills the required fields. */
export const fillCheckout = async (page: Page) => {
  await page.goto('/checkout')
  await fillContact(page)
  await fillAddress(page)
}

export const applyCoupon = async (page: Page, code = 'WELCOME10') => {
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })

export const goToCardPage = async (page: Page) => {
  await payButton(page).click()
  await page.waitForURL(cardPage)
}

/** Goes from a stored cart with one book to the card page. */
export const orderToCardPage = async (page: Page) => {
  await storeCart(page)
  await fillCheckout(page)
  await goToCardPage(page)
}

/** Pays on the card page, or in the frame with it, with the test card of that name. */
export const payByCard = async (page: Pick<Page, 'getByRole'>, card = 'Pays') => {
  await page.getByRole('button', { name: card, exact: false }).first().click()
  await page.getByRole('button', { name: /^Pay RM/ }).click()
}

/** The heading of the receipt of a paid order. */
export const receipt = (page: Page) => page.getByRole('heading', { name: 'Thanks for your order!' })

export const payments = (api: MockApi) => api.payments<Payment>()

/** The logged requests of an operation. */
export const requestsOf = async (api: MockApi, operation: string) =>
  (await api.control<{ data: readonly LoggedRequest[] }>('GET', `requests?operation=${operation}`))
    .data

/** Makes the next `times` calls of an operation fail. */
export const setFault = (api: MockApi, operation: string, effect: object, times = 1) =>
  api.control<unknown>('POST', 'faults', { operation, effect, times })

/** The orders of an account, requested with a session of its owner. */
export const ordersOf = async (api: MockApi, email: string) => {
  const { authorisation, user } = await api.signIn(email)
  const calls = api.calls(authorisation.token)
  const response = await calls.order.list({
    query: { customer_id: user.customer_id, page: 1, txnid: '', status: '' },
  })
  if (response.status !== 200) throw new Error(`order.list: ${response.status}`)
  return response.body.data
}

export const cartItems = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stored: { cart?: string } = JSON.parse(localStorage.getItem('cart-data') ?? '{}')
    const cart: { items?: unknown[] } | null = JSON.parse(stored.cart ?? 'null')
    return cart?.items?.length ?? 0
  })
