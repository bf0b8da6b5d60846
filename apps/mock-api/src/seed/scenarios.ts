import type { World } from '../worlds/world.ts'
import {
  customerCart,
  expiredSession,
  guestCart,
  manyOrders,
  manyProducts,
  oneOrder,
  type ScenarioState,
  validSession,
} from './scenario-steps.ts'

export const scenarioNames = [
  'default',
  'empty',
  'guest-cart',
  'at-max-quantity',
  'coupon-ready',
  'paid-order',
  'shipped-order',
  'many-orders',
  'many-products',
  'expired-session',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

export interface Scenario {
  /** Its contents in one sentence. */
  readonly summary: string
  /** Changes a copy of the seed, deterministically, and returns what a client needs to continue from it. */
  readonly apply: (world: World) => ScenarioState
}

/** States of the shop that developers and tests start from (architecture §6). */
export const scenarios: Record<ScenarioName, Scenario> = {
  default: {
    summary: 'The seed: products, coupons, and a customer with an order in every status. No session.',
    apply: () => ({}),
  },
  empty: {
    summary: 'No products, slides, trainers, coupons or orders. The customers can sign in.',
    apply: (world) => {
      // Referencing rows first.
      world.sql.run`DELETE FROM test_accounts`
      world.sql.run`DELETE FROM orders`
      world.sql.run`DELETE FROM products`
      world.sql.run`DELETE FROM sliders`
      world.sql.run`DELETE FROM trainers`
      world.sql.run`DELETE FROM coupons`
      return {}
    },
  },
  'guest-cart': {
    summary: 'A guest with a book, an ebook and two tests in the cart.',
    apply: (world) =>
      guestCart(world, [
        [8, 1],
        [12, 1],
        [1, 2],
      ]),
  },
  'at-max-quantity': {
    summary: 'A guest whose cart is full: every line at its limit, tests and group tests at their shared limits.',
    apply: (world) =>
      guestCart(world, [
        [1, 6],
        [2, 4],
        [4, 30],
        [5, 20],
        [8, 20],
        [12, 1],
      ]),
  },
  'coupon-ready': {
    summary: 'A guest with RM 193.00 in the cart, for WELCOME10 (10 percent) or EXPIRED20 (expired).',
    apply: (world) => ({
      ...guestCart(world, [
        [1, 1],
        [8, 1],
        [2, 1],
      ]),
      coupon_code: 'WELCOME10',
      expired_coupon_code: 'EXPIRED20',
    }),
  },
  'paid-order': {
    summary: 'new@example.com is signed in and has one order, paid, with its test seats.',
    apply: (world) => ({ ...validSession(world, 'new@example.com'), ...oneOrder(world, 'paid') }),
  },
  'shipped-order': {
    summary: 'new@example.com is signed in and has one order, shipped, which can no longer be cancelled.',
    apply: (world) => ({ ...validSession(world, 'new@example.com'), ...oneOrder(world, 'shipped') }),
  },
  'many-orders': {
    summary: 'customer@example.com is signed in and has 500 orders: 50 pages of them.',
    apply: (world) => {
      manyOrders(world, 500)
      return validSession(world, 'customer@example.com')
    },
  },
  'many-products': {
    summary: '300 products: those of the seed, and further volumes of them.',
    apply: (world) => {
      manyProducts(world, 300)
      return {}
    },
  },
  'expired-session': {
    summary: 'customer@example.com has an expired token, and a cart on the account.',
    apply: (world) => {
      customerCart(world, 'customer@example.com', [[8, 1]])
      return expiredSession(world, 'customer@example.com')
    },
  },
}
