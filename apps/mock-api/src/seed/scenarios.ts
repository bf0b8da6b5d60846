import type { World } from '../worlds/world.ts'
import { manyProducts } from './scenario-catalogue.ts'
import { manyOrders, oneOrder } from './scenario-orders.ts'
import { customerCart, expiredSession, guestCart, openSession, type Setting } from './scenario-parts.ts'

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
  /** What one finds in it, in a sentence. */
  readonly summary: string
  /** Changes the seed's database, the same way every time, and tells what a client needs to know of it. */
  readonly apply: (world: World) => Setting
}

/** The places that a developer wants to stand at, each one change of the seed (architecture §6). */
export const scenarios: Record<ScenarioName, Scenario> = {
  default: {
    summary: 'The seed: products, coupons, and a customer with an order in every status. Nobody is signed in.',
    apply: () => ({}),
  },
  empty: {
    summary: 'A shop with nothing in it: no products, slides, trainers, coupons or orders. The customers can sign in.',
    apply: (world) => {
      // What points at others goes before what is pointed at.
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
    summary: 'A guest whose cart is full: every line at its limit, the tests and the group tests at their shared ones.',
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
    apply: (world) => ({ ...openSession(world, 'new@example.com'), ...oneOrder(world, 'paid') }),
  },
  'shipped-order': {
    summary: 'new@example.com is signed in and has one order, shipped, which can no longer be cancelled.',
    apply: (world) => ({ ...openSession(world, 'new@example.com'), ...oneOrder(world, 'shipped') }),
  },
  'many-orders': {
    summary: 'customer@example.com is signed in and has 500 orders: 50 pages of them.',
    apply: (world) => {
      manyOrders(world, 500)
      return openSession(world, 'customer@example.com')
    },
  },
  'many-products': {
    summary: 'A shelf of 300 products: those of the seed, and their further volumes.',
    apply: (world) => {
      manyProducts(world, 300)
      return {}
    },
  },
  'expired-session': {
    summary: 'customer@example.com is signed in by a token whose time is over, with a cart on the account.',
    apply: (world) => {
      customerCart(world, 'customer@example.com', [[8, 1]])
      return expiredSession(world, 'customer@example.com')
    },
  },
}
