import type { Cart, OrderStatus, User } from '@shop/contract'
import { findCustomerByEmail, toUser } from '../modules/auth/customer.store.ts'
import { insertSession } from '../modules/auth/session.store.ts'
import { cartOf } from '../modules/cart/cart.service.ts'
import { giveCartToCustomer, insertCart, setQuantity } from '../modules/cart/cart.store.ts'
import { sha256 } from '../shared/sha256.ts'
import type { World } from '../worlds/world.ts'
import { customers } from './customers.ts'
import { insertProduct } from './insert-catalogue.ts'
import { insertOrder } from './insert-orders.ts'
import type { SeedOrder } from './orders.ts'
import { coverFile, products } from './products.ts'

/** What a client needs to continue from a scenario, in the contract's shapes. */
export interface ScenarioState {
  readonly cart?: Cart
  readonly coupon_code?: string
  readonly expired_coupon_code?: string
  readonly order_txn_id?: string
  readonly user?: User
  readonly authorisation?: { readonly token: string; readonly type: string }
}

type Line = readonly [productId: number, quantity: number]

const createdAt = '2026-11-01T02:00:00.000Z'
/** Constant ids and tokens: a scenario is the same bytes each time, and needs no secrets. */
const cart = { cart_id: 4_000_000_000_000_001, cart_uid: '00000000-0000-4000-8000-000000000001' }

const insertFilledCart = (world: World, lines: readonly Line[]): void => {
  insertCart(world.sql, { ...cart, customer_id: null }, createdAt)
  for (const [productId, quantity] of lines) setQuantity(world.sql, cart.cart_id, productId, quantity)
}

export const guestCart = (world: World, lines: readonly Line[]): ScenarioState => {
  insertFilledCart(world, lines)
  return { cart: cartOf(world, { kind: 'guest' }, cart.cart_uid) }
}

export const customerCart = (world: World, email: string, lines: readonly Line[]): void => {
  insertFilledCart(world, lines)
  giveCartToCustomer(world.sql, cart.cart_id, seededUser(world, email).customer_id)
}

export const validSession = (world: World, email: string): ScenarioState =>
  session(world, email, 'scenario-session-that-is-open', '2126-01-01T00:00:00.000Z')

export const expiredSession = (world: World, email: string): ScenarioState =>
  session(world, email, 'scenario-session-that-is-over', '2026-01-01T00:00:00.000Z')

const session = (world: World, email: string, token: string, expiresAt: string): ScenarioState => {
  const user = seededUser(world, email)
  insertSession(world.sql, {
    token_hash: sha256(token),
    customer_id: user.customer_id,
    created_at: '2025-12-01T00:00:00.000Z',
    expires_at: expiresAt,
  })
  return { user, authorisation: { token, type: 'Bearer' } }
}

const seededUser = (world: World, email: string): User => {
  const customer = findCustomerByEmail(world.sql, email)
  if (!customer) throw new Error(`The seed has no customer ${email}.`)
  return toUser(customer)
}

/** Adds products up to `count`: each product of the seed again as volume two, three and so on, with the same cover. */
export const manyProducts = (world: World, count: number): void => {
  for (let index = 0; products.length + index < count; index += 1) {
    const first = products[index % products.length]
    if (!first) return
    const volume = Math.floor(index / products.length) + 2
    const product = {
      ...first,
      id: products.length + 1 + index,
      name: `${first.name}, volume ${volume}`,
      price: first.price + volume * 10,
    }
    insertProduct(world.sql, product, coverFile(first))
  }
}

const histories = {
  paid: ['pending', 'paid'],
  shipped: ['pending', 'paid', 'processing', 'shipped'],
} as const satisfies Record<string, readonly OrderStatus[]>

/** One order of the customer without orders: a book and two tests. */
export const oneOrder = (world: World, status: keyof typeof histories): ScenarioState => {
  const txnId = `SAMPLE-${status.toUpperCase()}-1001`
  insertOrder(world.sql, customers[1], {
    txnId,
    placedAt: '2026-11-10T03:00:00.000Z',
    history: histories[status],
    items: [
      [8, 1],
      [1, 2],
    ],
  })
  return { order_txn_id: txnId }
}

const patterns: readonly Pick<SeedOrder, 'history' | 'items'>[] = [
  { history: ['pending', 'paid', 'processing', 'shipped', 'delivered'], items: [[8, 1]] },
  { history: ['pending', 'paid', 'processing', 'shipped'], items: [[10, 2]] },
  { history: ['pending', 'cancelled'], items: [[7, 1]] },
  { history: ['pending', 'paid'], items: [[1, 1]] },
  { history: ['pending', 'paid', 'processing'], items: [[9, 3]] },
]

/** Adds orders of the first customer up to `count`, one every twelve hours before the oldest order of the seed. */
export const manyOrders = (world: World, count: number): void => {
  const present = Number(world.sql.get`SELECT count(*) AS present FROM orders`?.['present'])
  const oldest = Date.parse('2026-06-01T00:00:00.000Z')
  for (let index = 0; index < count - present; index += 1) {
    const pattern = patterns[index % patterns.length] ?? { history: ['pending'], items: [[8, 1]] }
    insertOrder(world.sql, customers[0], {
      ...pattern,
      txnId: `SAMPLE-MANY-${1001 + index}`,
      placedAt: new Date(oldest - (index + 1) * 12 * 60 * 60_000).toISOString(),
    })
  }
}
