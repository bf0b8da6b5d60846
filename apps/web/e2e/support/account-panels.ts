import type { Page } from '@playwright/test'
import type { Address, OrderSummary, Product, Profile, TestAccount } from '@shop/contract'
import { serializePersisted } from '../../test/support/serialize-persisted.ts'
import { changeResponse } from './change-response.ts'

/** The account panels that request data, and the texts of their states. */

interface TestContext {
  readonly page: Page
  readonly world: string
}

interface AccountPanel {
  readonly panel: string
  /** accessibility.spec.ts opens the other paths of the panel. */
  readonly path: string
  /** The request without which the panel shows nothing. */
  readonly operation: string
  /** Shown once the panel has its data. */
  readonly loadedText: string
  readonly texts: Readonly<Record<'empty' | 'loading' | 'error' | 'long', readonly string[]>>
  /** Gives a signed-in customer values of maximum length. */
  readonly setLongValues: (context: TestContext) => Promise<unknown>
}

/** Values of maximum length, with and without spaces. */
const longValues = {
  firstName: 'Nurulhidayatulsyahirahbinti'.repeat(3).slice(0, 60),
  lastName: 'Wan Muhammad Zulkifli bin Wan Abdul Rahman of Kota Bharu Kel',
  email: `${'nurul.hidayatul.'.repeat(3)}wan@${'department-of-psychology.'.repeat(6)}example.com`,
  street: 'Lot 1234567, Jalan Persiaran Sultan Salahuddin Abdul Aziz Shah 27/117B, '
    .repeat(3)
    .slice(0, 200)
    .trim(),
  product:
    'The Whole Handbook of Personality, Emotional Intelligence and Creative Thinking at ' +
    'Work, in Schools and at Home',
  unbroken: 'Psychopharmacoelectroencephalographically'.repeat(3),
  code: `LPI-${'ABCDE'.repeat(11)}-WXYZ`,
  number: `SAMPLE-${'A1B2C3D4'.repeat(7)}`,
} as const

const productNameOf = (index: number) =>
  index % 2 === 0 ? longValues.product : longValues.unbroken

/** Stores the wishlist of the sample customer in the browser as the shop does. */
export const storeWishlist = (page: Page, productIds: readonly number[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('wishlist-data', text),
    serializePersisted({ lists: { 1: productIds } }),
  )

const setLongProfile = async ({ page, world }: TestContext) => {
  const name = {
    first_name: longValues.firstName,
    last_name: longValues.lastName,
    email: longValues.email,
  }
  const address: Address = {
    address_line_one: longValues.street,
    state: 'Wilayah Persekutuan Putrajaya',
    country: 'MY',
    postal_code: '50480',
  }
  await changeResponse<{ data: Profile }>(page, world, '**/api/v1/profile/detail', ({ data }) => ({
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
}

const setLongOrders = async ({ page, world }: TestContext) => {
  await changeResponse<{ data: OrderSummary[] }>(page, world, '**/api/v1/order/list*', (list) => ({
    ...list,
    data: list.data.map((order, index) => ({
      ...order,
      order_txn_id: `${longValues.number}${index}`,
      order_item_names: [productNameOf(index), longValues.product, longValues.unbroken],
      order_total_amount: 1_234_567.89,
    })),
  }))
}

const setLongTests = async ({ page, world }: TestContext) => {
  await changeResponse<{ data: TestAccount[] }>(
    page,
    world,
    '**/api/v1/profile/lpi/test-accounts*',
    (list) => ({
      ...list,
      data: list.data.map((seat, index) => ({
        ...seat,
        order_txn_id: `${longValues.number}${Math.floor(index / 3)}`,
        product_name: productNameOf(index),
        access_code: `${longValues.code}${index}`,
        status: index % 3 === 0 ? ('unassigned' as const) : ('assigned' as const),
        assigned_to: index % 3 === 0 ? null : longValues.email,
      })),
    }),
  )
}

const setLongWishlist = async ({ page, world }: TestContext) => {
  await storeWishlist(page, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await changeResponse<{ data: Product[] }>(
    page,
    world,
    '**/api/v1/home-page/products',
    ({ data }) => ({
      data: data.map((product, index) => ({
        ...product,
        product_name: productNameOf(index),
        product_price: 123_456.78,
      })),
    }),
  )
}

export const accountPanels: readonly AccountPanel[] = [
  {
    panel: 'Profile',
    path: '/profile',
    operation: 'profile.detail',
    loadedText: 'Shipping address',
    texts: {
      empty: [
        'Choose a picture',
        'a PNG, JPEG or WebP picture of at most 2 MB.',
        'new@example.com',
        'Choose a state',
      ],
      loading: ['Loading your profile'],
      error: ['Your profile could not be loaded', 'Nothing about it has changed.'],
      long: [longValues.email, 'Antarctica'],
    },
    setLongValues: setLongProfile,
  },
  {
    panel: 'Orders',
    path: '/profile?tab=Orders',
    operation: 'order.list',
    loadedText: 'SAMPLE-DELIVERED-0001',
    texts: {
      empty: ['No orders yet', 'Browse the shop'],
      loading: ['Loading your orders'],
      error: ['Your orders could not be loaded', 'Nothing about them has changed.'],
      long: [longValues.product, 'and 2 other products', 'RM 1,234,567.89'],
    },
    setLongValues: setLongOrders,
  },
  {
    panel: 'Tests',
    path: '/profile?tab=Tests',
    operation: 'profile.testAccounts',
    loadedText: 'LPI-0005-4001',
    texts: {
      empty: ['No tests yet', 'See the LPI test'],
      loading: ['Loading your tests'],
      error: ['Your tests could not be loaded', 'They are still yours.'],
      long: [longValues.code, longValues.product, longValues.unbroken, 'Not started'],
    },
    setLongValues: setLongTests,
  },
  {
    panel: 'Wishlist',
    path: '/profile?tab=Wishlist',
    operation: 'catalog.products',
    loadedText: 'LPI Personality Profile',
    texts: {
      empty: ['Your wishlist is empty', 'on this device', 'Browse the shop'],
      loading: ['Loading your wishlist'],
      error: ['Your wishlist could not be loaded', 'It is still saved on this device.'],
      long: [longValues.product, longValues.unbroken, 'RM 123,456.78'],
    },
    setLongValues: setLongWishlist,
  },
  {
    panel: 'Notifications',
    path: '/profile?tab=Notifications',
    operation: 'order.list',
    loadedText: 'Your tests are ready',
    texts: {
      empty: ['No notifications yet', 'Browse the shop'],
      loading: ['Loading your notifications'],
      error: ['Your notifications could not be loaded'],
      long: [`Order ${longValues.number}0, placed`],
    },
    setLongValues: setLongOrders,
  },
]
