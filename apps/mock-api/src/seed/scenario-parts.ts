import type { Cart, User } from '@shop/contract'
import * as z from 'zod/mini'
import { hashOf } from '../modules/auth/session.service.ts'
import { insertSession } from '../modules/auth/session.store.ts'
import { cartOf } from '../modules/cart/cart.service.ts'
import { giveCartToCustomer, insertCart, setQuantity } from '../modules/cart/cart.store.ts'
import type { World } from '../worlds/world.ts'

/** What a client needs to stand where the scenario puts it, in the contract's own shapes. */
export interface Setting {
  readonly cart?: Cart
  readonly coupon_code?: string
  readonly expired_coupon_code?: string
  readonly order_txn_id?: string
  readonly user?: User
  readonly authorisation?: { readonly token: string; readonly type: string }
}

type Line = readonly [productId: number, quantity: number]

const seededAt = '2026-11-01T02:00:00.000Z'
/** Fixed, as everything in a scenario: not to be guessed matters nowhere here. */
const cart = { cart_id: 4_000_000_000_000_001, cart_uid: '00000000-0000-4000-8000-000000000001' }

const insertFilledCart = (world: World, lines: readonly Line[]): void => {
  insertCart(world.sql, { ...cart, customer_id: null }, seededAt)
  for (const [productId, quantity] of lines) setQuantity(world.sql, cart.cart_id, productId, quantity)
}

export const guestCart = (world: World, lines: readonly Line[]): Setting => {
  insertFilledCart(world, lines)
  return { cart: cartOf(world, { kind: 'guest' }, cart.cart_uid) }
}

export const customerCart = (world: World, email: string, lines: readonly Line[]): void => {
  insertFilledCart(world, lines)
  giveCartToCustomer(world.sql, cart.cart_id, seededUser(world, email).customer_id)
}

export const openSession = (world: World, email: string): Setting =>
  session(world, email, 'scenario-session-that-is-open', '2126-01-01T00:00:00.000Z')

export const expiredSession = (world: World, email: string): Setting =>
  session(world, email, 'scenario-session-that-is-over', '2026-01-01T00:00:00.000Z')

const session = (world: World, email: string, token: string, expiresAt: string): Setting => {
  const user = seededUser(world, email)
  insertSession(world.sql, {
    token_hash: hashOf(token),
    customer_id: user.customer_id,
    created_at: '2025-12-01T00:00:00.000Z',
    expires_at: expiresAt,
  })
  return { user, authorisation: { token, type: 'Bearer' } }
}

const userRow = z.object({
  customer_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
})

const seededUser = (world: World, email: string): User =>
  z.parse(
    userRow,
    world.sql.get`SELECT customer_id, first_name, last_name, email, avatar FROM customers WHERE email = ${email}`,
  )
