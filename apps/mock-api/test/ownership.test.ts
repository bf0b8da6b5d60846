import { operations } from '@shop/contract'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { describe, expect } from 'vitest'
import { sample, signedIn, signIn, signUp } from './accounts.ts'
import { it, press, seed, start } from './harness.ts'
import { newKey, orderInput, place } from './purchase.ts'

/** Data of customer 1 that other callers try to reach. */
interface Owned {
  readonly cart_id: number
  readonly cart_uid: string
  readonly txnId: string
  readonly customer_id: number
  /** The idempotency key that the order was created with. */
  readonly key: string
}

interface Attempt {
  readonly method: HTTPMethods
  readonly url: string
  readonly payload?: object
  readonly headers?: Record<string, string>
}

/** The same request for existing data of a customer and for unknown data. */
type Reaching = (owned: Owned) => Attempt

const missing: Owned = {
  cart_id: 4_242_424_242,
  cart_uid: '8f8e5b43-6a1c-4d8e-9f0a-1b2c3d4e5f60',
  txnId: 'NONE0-NONE0-NONE0-NONE0-NONE0',
  customer_id: 987_654,
  key: 'a-key-that-is-unused',
}

/** Every call that names a customer, an order, a cart or a test account. */
const naming: Record<string, Reaching> = {
  'cart.update': ({ cart_uid }) => ({
    method: 'POST',
    url: '/api/v1/cart',
    payload: { cart_uid, quantity: -1, product_id: seed.book.product_id, type: 'other' },
  }),
  'cart.removeItem': ({ cart_id }) => ({
    method: 'DELETE',
    url: `/api/v1/cart/items/${cart_id}/${seed.book.product_id}`,
  }),
  'cart.clear': ({ cart_uid }) => ({ method: 'DELETE', url: `/api/v1/cart/${cart_uid}` }),
  'coupon.apply': ({ cart_uid }) => ({
    method: 'GET',
    url: `/api/v1/coupon/apply?cart_uid=${cart_uid}&coupon_code=WELCOME10&shipping_charges=0`,
  }),
  'order.place': ({ cart_uid, key }) => ({
    method: 'POST',
    url: '/api/v1/order/place',
    payload: orderInput(cart_uid),
    headers: { 'idempotency-key': key },
  }),
  'order.list': ({ customer_id }) => ({ method: 'GET', url: `/api/v1/order/list?customer_id=${customer_id}` }),
  'order.detail': ({ txnId }) => ({ method: 'GET', url: `/api/v1/order/detail/${txnId}` }),
  'profile.testAccounts': ({ customer_id }) => ({
    method: 'GET',
    url: `/api/v1/profile/lpi/test-accounts?customer_id=${customer_id}`,
  }),
}

/** Customer calls without parameters: they concern the caller. */
const aboutCaller = operations
  .filter(({ route, metadata }) => metadata.auth === 'customer' && !route.pathParams && !route.query)
  .map(({ name }) => name)

const ownedBy = async (app: FastifyInstance, headers: Record<string, string>): Promise<Owned> => {
  await press(app, seed.book, null, { headers })
  const { cart_id, cart_uid } = (await press(app, seed.book, null, { headers })).json().cart
  const key = newKey()
  const placed = await place(app, orderInput(cart_uid), key, headers)
  return { cart_id, cart_uid, txnId: placed.json().data.order_txn_id, customer_id: 1, key }
}

/** All rows that a caller could have changed. */
const rowsOf = (app: FastifyInstance) => {
  const { sql } = app.worlds.get('default')
  return [
    sql.all`SELECT * FROM carts`,
    sql.all`SELECT * FROM cart_items`,
    sql.all`SELECT * FROM orders`,
    sql.all`SELECT * FROM test_accounts`,
    sql.all`SELECT * FROM customers`,
  ]
}

const stranger = { email: 'new@example.com' }

it('covers every call that names data of a customer: add another one to `naming` in this file', () => {
  const calls = operations.filter(({ name, metadata }) => metadata.auth !== 'public' && !aboutCaller.includes(name))
  expect(Object.keys(naming).sort()).toEqual(calls.map(({ name }) => name).sort())
})

describe.each(Object.entries(naming))('%s', (_name, reaching) => {
  it.each(['another customer', 'an anonymous caller'])(
    'responds to %s as if it did not exist, and to its owner',
    async (who) => {
      const app = await start()
      const owner = await signedIn(app)
      const owned = await ownedBy(app, owner)
      const headers = who === 'another customer' ? await signedIn(app, stranger) : {}
      const before = rowsOf(app)

      const reach = (target: Owned, caller: Record<string, string>) => {
        const attempt = reaching(target)
        return app.inject({ ...attempt, headers: { ...attempt.headers, ...caller } })
      }
      const [foreign, absent] = [await reach(owned, headers), await reach(missing, headers)]
      expect([401, 403, 404]).toContain(foreign.statusCode)
      expect([foreign.statusCode, foreign.body]).toEqual([absent.statusCode, absent.body])
      for (const secret of [sample.email, 'Sample Customer', owned.txnId, owned.cart_uid, owned.key]) {
        expect(foreign.body).not.toContain(secret)
      }
      expect(rowsOf(app)).toEqual(before)
      expect((await reach(owned, owner)).statusCode).toBeLessThan(300)
    },
  )
})

it('ignores the cart of another account at sign-in and sign-up, like an unknown cart', async ({ app }) => {
  const owned = await ownedBy(app, await signedIn(app))
  const before = rowsOf(app).slice(0, 4)
  for (const cart_uid of [owned.cart_uid, missing.cart_uid]) {
    expect((await signIn(app, { ...stranger, cart_uid })).json().cart).toBeUndefined()
    const opened = await signUp(app, { cart_uid, email: `${cart_uid}@example.com` })
    expect(opened.statusCode).toBe(201)
    expect(opened.json().cart).toBeUndefined()
  }
  expect(rowsOf(app).slice(0, 4)).toEqual(before)
})
