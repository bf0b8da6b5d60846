import type { Page } from '@playwright/test'
import { serializePersisted } from '../../test/support/serialize-persisted.ts'

/** The account panels that request data, and the texts of their states. */

interface AccountPanel {
  readonly panel: string
  /** accessibility.spec.ts opens the other paths of the panel. */
  readonly path: string
  /** The request without which the panel shows nothing. */
  readonly operation: string
  /** Shown once the panel has its data. */
  readonly loadedText: string
  readonly texts: Readonly<Record<'empty' | 'loading' | 'error', readonly string[]>>
}

/** Stores the wishlist of the sample customer in the browser as the shop does. */
export const storeWishlist = (page: Page, productIds: readonly number[]) =>
  page.addInitScript(
    (text) => localStorage.setItem('wishlist-data', text),
    serializePersisted({ lists: { 1: productIds } }),
  )

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
    },
  },
  {
    panel: 'Orders',
    path: '/profile?tab=Orders',
    operation: 'order.list',
    loadedText: 'SAMP-DONE-0001',
    texts: {
      empty: ['No orders yet', 'Browse the shop'],
      loading: ['Loading your orders'],
      error: ['Your orders could not be loaded', 'Nothing about them has changed.'],
    },
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
    },
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
    },
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
    },
  },
]
