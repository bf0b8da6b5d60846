import type { Page } from '@playwright/test'
import type { Address, OrderSummary, Product, Profile, TestAccount } from '@shop/contract'
import { serializePersisted } from '../../test/support/serialize-persisted.ts'
import { changeResponse } from './change-response.ts'
import { clearFaults, failEveryCall, unavailable } from './faults.ts'
import type { MockApi } from './mock-api.ts'
import { setFault } from './purchase.ts'
import { createSession, storeSession } from './sign-in.ts'

/** Test data for the account panels: the session, the stored data and the responses of the API. */

interface TestContext {
  readonly page: Page
  readonly api: MockApi
  readonly world: string
}

/** @returns ends the hold or the fault */
export type Setup = (context: TestContext) => Promise<() => Promise<unknown>>

/** Values of maximum length, with and without spaces. */
export const longValues = {
  firstName: 'Nurulhidayatulsyahirahbinti'.repeat(3).slice(0, 60),
  lastName: 'Wan Muhammad Zulkifli bin Wan Abdul Rahman of Kota Bharu Kel',
  email: `${'nurul.hidayatul.'.repeat(3)}wan@${'department-of-psychology.'.repeat(6)}example.com`,
  street: 'Lot 1234567, Jalan Persiaran Sultan Salahuddin Abdul Aziz Shah 27/117B, '.repeat(3).slice(0, 200).trim(),
  product:
    'The Whole Handbook of Personality, Emotional Intelligence and Creative Thinking at Work, in Schools and at Home',
  unbroken: 'Psychopharmacoelectroencephalographically'.repeat(3),
  code: `LPI-${'ABCDE'.repeat(11)}-WXYZ`,
  number: `SAMPLE-${'A1B2C3D4'.repeat(7)}`,
} as const

const address: Address = {
  address_line_one: longValues.street,
  state: 'Wilayah Persekutuan Putrajaya',
  country: 'MY',
  postal_code: '50480',
}

const signIn = async ({ page, api }: TestContext, email?: string) => {
  const session = await createSession(api, email)
  await storeSession(page, session)
}

const nothingToRemove = async () => undefined

/** A customer without orders, tests and addresses. */
export const newCustomer = async (context: TestContext) => {
  await signIn(context, 'new@example.com')
  return nothingToRemove
}

export const customer = async (context: TestContext) => {
  await signIn(context)
  return nothingToRemove
}

/** Holds the responses of an operation. */
export const hold = (operation: string) => async (context: TestContext) => {
  await signIn(context)
  await setFault(context.api, operation, { kind: 'hold' }, 9)
  return () => clearFaults(context.api)
}

/** Makes every call of an operation fail. */
export const fail = (operation: string) => async (context: TestContext) => {
  await signIn(context)
  await failEveryCall(context.api, operation, unavailable)
  return () => clearFaults(context.api)
}

/** Stores a customer's wishlist in the browser as the shop does. */
const storeWishlist = (page: Page, customerId: number, productIds: readonly number[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('wishlist-data', text),
    serializePersisted({ lists: { [customerId]: productIds } }),
  )

/** Adds a wishlist to another setup. */
export const withWishlist = (setup: Setup) => async (context: TestContext) => {
  await storeWishlist(context.page, 1, [1, 8])
  return setup(context)
}

export const longProfile = async (context: TestContext) => {
  const { user, token } = await createSession(context.api)
  const name = { first_name: longValues.firstName, last_name: longValues.lastName, email: longValues.email }
  await storeSession(context.page, { user: { ...user, ...name }, token })
  await changeResponse<{ data: Profile }>(context.page, context.world, '**/api/v1/profile/detail', ({ data }) => ({
    data: {
      ...data,
      ...name,
      shipping_address: address,
      // A country and a state that no list offers, as another host may have stored them.
      billing_address: { ...address, country: 'AQ', state: longValues.unbroken.slice(0, 60) },
      tax_details: {
        company_name: longValues.product.slice(0, 100),
        company_phone: '+60 3-1111 1111 222',
        company_registration_number: longValues.unbroken.slice(0, 40),
        sst_number: longValues.unbroken.slice(0, 40),
        tin_number: longValues.unbroken.slice(0, 40),
      },
    } satisfies Profile,
  }))
  return nothingToRemove
}

export const longOrders = async (context: TestContext) => {
  await context.api.reset('many-orders')
  await signIn(context)
  await changeResponse<{ data: OrderSummary[] }>(context.page, context.world, '**/api/v1/order/list*', (list) => ({
    ...list,
    data: list.data.map((order, index) => ({
      ...order,
      order_txn_id: `${longValues.number}${index}`,
      order_item_names: [
        index % 2 === 0 ? longValues.product : longValues.unbroken,
        longValues.product,
        longValues.unbroken,
      ],
      order_total_amount: 1_234_567.89,
    })),
  }))
  return nothingToRemove
}

export const longTests = async (context: TestContext) => {
  await signIn(context)
  await changeResponse<{ data: TestAccount[] }>(
    context.page,
    context.world,
    '**/api/v1/profile/lpi/test-accounts*',
    (list) => ({
      ...list,
      data: list.data.map((seat, index) => ({
        ...seat,
        order_txn_id: `${longValues.number}${Math.floor(index / 3)}`,
        product_name: index % 2 === 0 ? longValues.product : longValues.unbroken,
        access_code: `${longValues.code}${index}`,
        status: index % 3 === 0 ? ('unassigned' as const) : ('assigned' as const),
        assigned_to: index % 3 === 0 ? null : longValues.email,
      })),
    }),
  )
  return nothingToRemove
}

export const longWishlist = async (context: TestContext) => {
  await signIn(context)
  await storeWishlist(context.page, 1, [1, 999, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await changeResponse<{ data: Product[] }>(
    context.page,
    context.world,
    '**/api/v1/home-page/products',
    ({ data }) => ({
      data: data.map((product, index) => ({
        ...product,
        product_name: index % 2 === 0 ? longValues.product : longValues.unbroken,
        product_price: 123_456.78,
      })),
    }),
  )
  return nothingToRemove
}
