import type { Page } from '@playwright/test'
import {
  customer,
  failing,
  held,
  long,
  longOrders,
  longProfile,
  longTests,
  longWishlist,
  newcomer,
  type Setter,
  scriptHeld,
  wishing,
} from './account-panel-setup.ts'
import { field } from './purchase.ts'

/** The account's panels, each in its states, as the browser tests look at them. */

/** What comes, what is not there, what went wrong, and what is longer than anybody thought. */
export const stateNames = ['loading', 'empty', 'error', 'long'] as const
type StateName = (typeof stateNames)[number]

interface Scene {
  /** Before the page is opened. */
  readonly set: Setter
  /** Once it is open: what the customer does to come to the state. */
  readonly act?: (page: Page) => Promise<void>
  /** What the customer reads, in texts and in fields. */
  readonly reads: readonly string[]
  /** What the browser says of it on its console. */
  readonly says?: RegExp
}

interface PanelScenes {
  readonly panel: string
  /** Every address that opens it. */
  readonly addresses: readonly string[]
  /** What is read once the panel has what it waited for, or asked for again. */
  readonly arrives: string
  readonly scenes: Readonly<Record<StateName, Scene>>
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
