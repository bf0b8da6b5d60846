import type { Page } from '@playwright/test'
import type { Address, OrderSummary, Product, Profile, TestAccount } from '@shop/contract'
import { serializePersisted } from '../../app/state/persisted-format.ts'
import { changeResponse } from './change-response.ts'
import { down, failFromNowOn, mend } from './faults.ts'
import type { MockApi } from './mock-api.ts'
import { fault } from './purchase.ts'
import { openSession, rememberSession } from './sign-in.ts'

/** How the scenes of the account's panels are set: who is signed in, and how the back end behaves. Each setter answers how to let what is held or broken go on. */

/** What a scene is set with. */
interface Stage {
  readonly page: Page
  readonly api: MockApi
  readonly world: string
}

export type Setter = (stage: Stage) => Promise<() => Promise<unknown>>

/** As long as names, streets and products come, with and without places to break. */
export const long = {
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
  address_line_one: long.street,
  state: 'Wilayah Persekutuan Putrajaya',
  country: 'MY',
  postal_code: '50480',
}

/** Signs somebody in on the device: the customer with orders, unless another address is given. */
const enter = async ({ page, api }: Stage, email?: string) => {
  const session = await openSession(api, email)
  await rememberSession(page, session)
  return session
}

const nothingToLetGo = async () => undefined

/** Somebody who has nothing yet. */
export const newcomer = async (stage: Stage) => {
  await enter(stage, 'new@example.com')
  return nothingToLetGo
}

export const customer = async (stage: Stage) => {
  await enter(stage)
  return nothingToLetGo
}

/** Calls of an operation find no answer until they are let go. */
export const held = (operation: string) => async (stage: Stage) => {
  await enter(stage)
  await fault(stage.api, operation, { kind: 'hold' }, 9)
  return () => mend(stage.api)
}

/** Calls of an operation fail until they are mended. */
export const failing = (operation: string) => async (stage: Stage) => {
  await enter(stage)
  await failFromNowOn(stage.api, operation, down)
  return () => mend(stage.api)
}

/** Puts products on a customer's wishlist, as their device would have kept it. */
const wishFor = (page: Page, customerId: number, productIds: readonly number[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('wishlist-data', text),
    serializePersisted({ lists: { [customerId]: productIds } }),
  )

/** A wishlist, and the products that it needs held or broken as told. */
export const wishing = (set: Setter) => async (stage: Stage) => {
  await wishFor(stage.page, 1, [1, 8])
  return set(stage)
}

/** The panel's script does not come until it is let go; there is nothing else to wait for. */
export const scriptHeld = async (stage: Stage) => {
  await enter(stage)
  const gate = Promise.withResolvers<void>()
  await stage.page.route(/\/assets\/password-panel-/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => gate.resolve()
}

export const longProfile = async (stage: Stage) => {
  const { user, token } = await openSession(stage.api)
  const name = { first_name: long.firstName, last_name: long.lastName, email: long.email }
  await rememberSession(stage.page, { user: { ...user, ...name }, token })
  await changeResponse<{ data: Profile }>(stage.page, stage.world, '**/api/v1/profile/detail', ({ data }) => ({
    data: {
      ...data,
      ...name,
      shipping_address: address,
      // A country and a state that no list offers, as they were kept by another host.
      billing_address: { ...address, country: 'AQ', state: long.unbroken.slice(0, 60) },
      tax_details: {
        company_name: long.product.slice(0, 100),
        company_phone: '+60 3-1111 1111 222',
        company_registration_number: long.unbroken.slice(0, 40),
        sst_number: long.unbroken.slice(0, 40),
        tin_number: long.unbroken.slice(0, 40),
      },
    } satisfies Profile,
  }))
  return nothingToLetGo
}

/** Five hundred orders, with numbers, names and sums at their longest. */
export const longOrders = async (stage: Stage) => {
  await stage.api.reset('many-orders')
  await enter(stage)
  await changeResponse<{ data: OrderSummary[] }>(stage.page, stage.world, '**/api/v1/order/list*', (list) => ({
    ...list,
    data: list.data.map((order, index) => ({
      ...order,
      order_txn_id: `${long.number}${index}`,
      order_item_names: [index % 2 === 0 ? long.product : long.unbroken, long.product, long.unbroken],
      order_total_amount: 1_234_567.89,
    })),
  }))
  return nothingToLetGo
}

export const longTests = async (stage: Stage) => {
  await stage.api.reset('many-orders')
  await enter(stage)
  await changeResponse<{ data: TestAccount[] }>(
    stage.page,
    stage.world,
    '**/api/v1/profile/lpi/test-accounts*',
    (list) => ({
      ...list,
      last_page: 50,
      total: 500,
      data: list.data.map((seat, index) => ({
        ...seat,
        order_txn_id: `${long.number}${Math.floor(index / 3)}`,
        product_name: index % 2 === 0 ? long.product : long.unbroken,
        access_code: `${long.code}${index}`,
        status: index % 3 === 0 ? ('unassigned' as const) : ('assigned' as const),
        assigned_to: index % 3 === 0 ? null : long.email,
      })),
    }),
  )
  return nothingToLetGo
}

export const longWishlist = async (stage: Stage) => {
  await enter(stage)
  await wishFor(stage.page, 1, [1, 999, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await changeResponse<{ data: Product[] }>(stage.page, stage.world, '**/api/v1/home-page/products', ({ data }) => ({
    data: data.map((product, index) => ({
      ...product,
      product_name: index % 2 === 0 ? long.product : long.unbroken,
      product_price: 123_456.78,
    })),
  }))
  return nothingToLetGo
}
