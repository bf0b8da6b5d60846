import type { Page } from '@playwright/test'
import {
  customer,
  fail,
  hold,
  longOrders,
  longProfile,
  longTests,
  longValues,
  longWishlist,
  newCustomer,
  type Setup,
  withWishlist,
} from './account-panel-setup.ts'
import { field } from './purchase.ts'

/** In the order of the test: each state may leave data in the browser that the previous ones must not have. */
export const stateNames = ['empty', 'loading', 'error', 'long'] as const
export type StateName = (typeof stateNames)[number]

interface PanelState {
  readonly setup: Setup
  /** What the customer does on the panel to reach the state. */
  readonly act?: (page: Page) => Promise<void>
  /** Texts and field values that the panel shows. */
  readonly texts: readonly string[]
  readonly consoleMessage?: RegExp
}

interface AccountPanel {
  readonly panel: string
  /** accessibility.spec.ts opens the other paths of the panel. */
  readonly path: string
  /** Shown once the panel has its data. */
  readonly loadedText: string
  /** A panel that requests no data has no skeleton. */
  readonly states: Readonly<Partial<Record<StateName, PanelState>>>
}

const typeLongPasswords = async (page: Page) => {
  await field(page, 'Current Password').fill('Customer#1'.repeat(21))
  await field(page, 'New Password').fill('x'.repeat(201))
  await page.getByRole('button', { name: 'Change password' }).click()
  for (const name of ['Current Password', 'New Password']) {
    await page.getByRole('button', { name: `Show ${name}` }).click()
  }
}

export const accountPanels: readonly AccountPanel[] = [
  {
    panel: 'Profile',
    path: '/profile',
    loadedText: '12 Jalan Contoh, Taman Sampel',
    states: {
      loading: { setup: hold('profile.detail'), texts: ['Loading your profile'] },
      empty: {
        setup: newCustomer,
        texts: ['Choose a picture', 'PNG, JPEG or WebP, at most 2 MB.', 'new@example.com', 'Choose a state'],
      },
      error: {
        setup: fail('profile.detail'),
        texts: ['Your profile could not be loaded', 'Nothing about it has changed.'],
        consoleMessage: /503/,
      },
      long: {
        setup: longProfile,
        texts: [
          longValues.firstName,
          longValues.lastName,
          longValues.email,
          // The form shows the rest as the town.
          longValues.street.slice(0, 150),
          'Antarctica',
          'AQ',
        ],
      },
    },
  },
  {
    panel: 'Orders',
    path: '/profile?tab=Orders',
    loadedText: 'SAMPLE-DELIVERED-0001',
    states: {
      loading: { setup: hold('order.list'), texts: ['Loading your orders'] },
      empty: { setup: newCustomer, texts: ['No orders yet', 'Browse the shop'] },
      error: {
        setup: fail('order.list'),
        texts: ['Your orders could not be loaded', 'Nothing about them has changed.'],
        consoleMessage: /503/,
      },
      long: {
        setup: longOrders,
        texts: [
          '500 orders, page 1 of 50',
          `${longValues.number.slice(0, 5)}…`,
          longValues.product,
          'and 2 other products',
          'RM 1,234,567.89',
        ],
      },
    },
  },
  {
    panel: 'Tests',
    path: '/profile?tab=Tests',
    loadedText: 'Copy',
    states: {
      loading: { setup: hold('profile.testAccounts'), texts: ['Loading your tests'] },
      empty: { setup: newCustomer, texts: ['No tests yet', 'See the inventory'] },
      error: {
        setup: fail('profile.testAccounts'),
        texts: ['Your tests could not be loaded', 'They are still yours.'],
        consoleMessage: /503/,
      },
      long: {
        setup: longTests,
        texts: [longValues.code, longValues.product, longValues.unbroken, longValues.email, 'Not started'],
      },
    },
  },
  {
    panel: 'Wishlist',
    path: '/profile?tab=Wishlist',
    loadedText: 'LPI Personality Profile',
    states: {
      loading: { setup: withWishlist(hold('catalog.products')), texts: ['Loading your wishlist'] },
      empty: { setup: customer, texts: ['Your wishlist is empty', 'until you sign out', 'Browse the shop'] },
      error: {
        setup: withWishlist(fail('catalog.products')),
        texts: ['We could not reach the shop', 'Your wishlist is still saved on this device.'],
        consoleMessage: /503/,
      },
      long: {
        setup: longWishlist,
        texts: [longValues.product, longValues.unbroken, 'RM 123,456.78', 'We no longer sell this product.'],
      },
    },
  },
  {
    panel: 'Notifications',
    path: '/profile?tab=Notifications',
    loadedText: 'Mark all as read',
    states: {
      loading: { setup: hold('order.list'), texts: ['Loading your notifications'] },
      empty: { setup: newCustomer, texts: ['No notifications yet', 'Browse the shop'] },
      error: { setup: fail('order.list'), texts: ['Your notifications could not be loaded'], consoleMessage: /503/ },
      long: { setup: longOrders, texts: [`Order ${longValues.number}0, placed`, 'unread', 'New'] },
    },
  },
  {
    panel: 'Password',
    path: '/profile?tab=Password',
    loadedText: 'You’ll be signed out on every other device.',
    states: {
      empty: { setup: customer, texts: ['Current Password', 'New Password', 'At least 8 characters'] },
      error: {
        setup: customer,
        act: async (page) => {
          await field(page, 'Current Password').fill('Customer#9')
          await field(page, 'New Password').fill('Customer#2')
          await page.getByRole('button', { name: 'Change password' }).click()
        },
        texts: ['This is not your current password'],
        consoleMessage: /422/,
      },
      long: { setup: customer, act: typeLongPasswords, texts: ['Password is too long', 'must contain'] },
    },
  },
]
