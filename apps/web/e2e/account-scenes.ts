import type { Page } from '@playwright/test'
import type { Address, OrderSummary, Product, Profile, TestAccount } from '@shop/contract'
import { down, failFromNowOn, mend } from './fault-steps.ts'
import type { MockApi } from './fixtures/api.ts'
import { changeAnswer } from './fixtures/change-answer.ts'
import { openSession, rememberSession } from './fixtures/sign-in.ts'
import { fault, field } from './purchase-steps.ts'

/** The account's panels, each in its states, as the browser tests look at them. */

/** What comes, what is not there, what went wrong, and what is longer than anybody thought. */
export const stateNames = ['loading', 'empty', 'error', 'long'] as const
export type StateName = (typeof stateNames)[number]

/** What a scene is set with. */
export interface Stage {
  readonly page: Page
  readonly api: MockApi
  readonly world: string
}

export interface Scene {
  /** Before the page is opened: who is signed in, and how the back end behaves. Answers how to let what is held or broken go on. */
  readonly set: (stage: Stage) => Promise<() => Promise<unknown>>
  /** Once it is open: what the customer does to come to the state. */
  readonly act?: (page: Page) => Promise<void>
  /** What the customer reads, in texts and in fields. */
  readonly reads: readonly string[]
  /** What the browser says of it on its console. */
  readonly says?: RegExp
}

export interface PanelScenes {
  readonly panel: string
  /** Every address that opens it. */
  readonly addresses: readonly string[]
  /** What is read once the panel has what it waited for, or asked for again. */
  readonly arrives: string
  readonly scenes: Readonly<Record<StateName, Scene>>
}

/** As long as names, streets and products come, with and without places to break. */
const long = {
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
const newcomer = async (stage: Stage) => {
  await enter(stage, 'new@example.com')
  return nothingToLetGo
}

const customer = async (stage: Stage) => {
  await enter(stage)
  return nothingToLetGo
}

/** Calls of an operation find no answer until they are let go. */
const held = (operation: string) => async (stage: Stage) => {
  await enter(stage)
  await fault(stage.api, operation, { kind: 'hold' }, 9)
  return () => mend(stage.api)
}

/** Calls of an operation fail until they are mended. */
const failing = (operation: string) => async (stage: Stage) => {
  await enter(stage)
  await failFromNowOn(stage.api, operation, down)
  return () => mend(stage.api)
}

/** Puts products on a customer's wishlist, as their device would have kept it. */
const wishFor = (page: Page, customerId: number, productIds: readonly number[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('wishlist-data', text),
    JSON.stringify({
      lists: JSON.stringify({ [customerId]: productIds }),
      _persist: JSON.stringify({ version: -1, rehydrated: true }),
    }),
  )

/** A wishlist, and the products that it needs held or broken as told. */
const wishing = (set: (stage: Stage) => Promise<() => Promise<unknown>>) => async (stage: Stage) => {
  await wishFor(stage.page, 1, [1, 8])
  return set(stage)
}

/** The panel's script does not come until it is let go; there is nothing else to wait for. */
const scriptHeld = async (stage: Stage) => {
  await enter(stage)
  const gate = Promise.withResolvers<void>()
  await stage.page.route(/\/assets\/password-panel-/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => gate.resolve()
}

const longProfile = async (stage: Stage) => {
  const { user, token } = await openSession(stage.api)
  const name = { first_name: long.firstName, last_name: long.lastName, email: long.email }
  await rememberSession(stage.page, { user: { ...user, ...name }, token })
  await changeAnswer<{ data: Profile }>(stage.page, stage.world, '**/api/v1/profile/detail', ({ data }) => ({
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
const longOrders = async (stage: Stage) => {
  await stage.api.reset('many-orders')
  await enter(stage)
  await changeAnswer<{ data: OrderSummary[] }>(stage.page, stage.world, '**/api/v1/order/list*', (list) => ({
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

const longTests = async (stage: Stage) => {
  await stage.api.reset('many-orders')
  await enter(stage)
  await changeAnswer<{ data: TestAccount[] }>(
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

const longWishlist = async (stage: Stage) => {
  await enter(stage)
  await wishFor(stage.page, 1, [1, 999, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await changeAnswer<{ data: Product[] }>(stage.page, stage.world, '**/api/v1/home-page/products', ({ data }) => ({
    data: data.map((product, index) => ({
      ...product,
      product_name: index % 2 === 0 ? long.product : long.unbroken,
      product_price: 123_456.78,
    })),
  }))
  return nothingToLetGo
}

const typeLongPasswords = async (page: Page) => {
  await field(page, 'Current Password').fill('Customer#1'.repeat(21))
  await field(page, 'New Password').fill('x'.repeat(201))
  await page.getByRole('button', { name: 'Change password' }).click()
  for (const name of ['Current Password', 'New Password']) {
    await page.getByRole('button', { name: `Show ${name}` }).click()
  }
}

export const accountPanels: readonly PanelScenes[] = [
  {
    panel: 'Profile',
    addresses: ['/profile', '/profile?tab=Profile', '/account/profile'],
    arrives: '12 Jalan Contoh, Taman Sampel',
    scenes: {
      loading: { set: held('profile.detail'), reads: ['Loading your profile'] },
      empty: {
        set: newcomer,
        reads: ['Choose a picture', 'PNG, JPEG or WebP, at most 2 MB.', 'new@example.com', 'Choose a state'],
      },
      error: {
        set: failing('profile.detail'),
        reads: ['Your profile could not be loaded', 'Nothing about it has changed.'],
        says: /503/,
      },
      long: { set: longProfile, reads: [long.firstName, long.lastName, long.email, long.street, 'Antarctica', 'AQ'] },
    },
  },
  {
    panel: 'Orders',
    addresses: ['/profile?tab=Orders', '/account/orders'],
    arrives: 'SAMPLE-DELIVERED-0001',
    scenes: {
      loading: { set: held('order.list'), reads: ['Loading your orders'] },
      empty: { set: newcomer, reads: ['No orders yet', 'Browse the shop'] },
      error: {
        set: failing('order.list'),
        reads: ['Your orders could not be loaded', 'Nothing about them has changed.'],
        says: /503/,
      },
      long: {
        set: longOrders,
        reads: ['500 orders, page 1 of 50', long.number, long.product, 'and 2 other products', 'RM 1,234,567.89'],
      },
    },
  },
  {
    panel: 'Tests',
    addresses: ['/profile?tab=Tests'],
    arrives: 'Copy',
    scenes: {
      loading: { set: held('profile.testAccounts'), reads: ['Loading your tests'] },
      empty: { set: newcomer, reads: ['No tests yet', 'See the inventory'] },
      error: {
        set: failing('profile.testAccounts'),
        reads: ['Your tests could not be loaded', 'They are still yours.'],
        says: /503/,
      },
      long: {
        set: longTests,
        reads: ['500 seats, page 1 of 50', long.code, long.product, long.unbroken, long.email, 'Not given out'],
      },
    },
  },
  {
    panel: 'Wishlist',
    addresses: ['/profile?tab=Wishlist', '/account/wishlist'],
    arrives: 'LPI Personality Profile',
    scenes: {
      loading: { set: wishing(held('catalog.products')), reads: ['Loading your wishlist'] },
      empty: { set: customer, reads: ['Your wishlist is empty', 'cleared when you sign out', 'Browse the shop'] },
      error: {
        set: wishing(failing('catalog.products')),
        reads: ['We could not reach the shop', 'Your wishlist is safe on this device.'],
        says: /503/,
      },
      long: {
        set: longWishlist,
        reads: [long.product, long.unbroken, 'RM 123,456.78', 'This product is no longer sold.'],
      },
    },
  },
  {
    panel: 'Notifications',
    addresses: ['/profile?tab=Notifications', '/account/notification'],
    arrives: 'Mark all as read',
    scenes: {
      loading: { set: held('order.list'), reads: ['Loading your notifications'] },
      empty: { set: newcomer, reads: ['No notifications yet', 'Browse the shop'] },
      error: { set: failing('order.list'), reads: ['Your notifications could not be loaded'], says: /503/ },
      long: { set: longOrders, reads: [`Order ${long.number}0, placed`, 'unread', 'New'] },
    },
  },
  {
    panel: 'Password',
    addresses: ['/profile?tab=Password'],
    arrives: 'Every other device that is signed in is then signed out.',
    scenes: {
      loading: { set: scriptHeld, reads: ['Loading…'] },
      empty: { set: customer, reads: ['Current Password', 'New Password', 'At least 8 characters'] },
      error: {
        set: customer,
        act: async (page) => {
          await field(page, 'Current Password').fill('Customer#9')
          await field(page, 'New Password').fill('Customer#2')
          await page.getByRole('button', { name: 'Change password' }).click()
        },
        reads: ['This is not your current password'],
        says: /422/,
      },
      long: { set: customer, act: typeLongPasswords, reads: ['Password is too long', 'must contain'] },
    },
  },
]
