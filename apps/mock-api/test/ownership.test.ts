import { operations } from '@shop/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { signedIn, signIn, signUp } from './accounts.ts'
import { it, press, seed } from './harness.ts'
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

const missing: Owned = {
  cart_id: 4_242_424_242,
  cart_uid: '8f8e5b43-6a1c-4d8e-9f0a-1b2c3d4e5f60',
  txnId: 'NONE0-NONE0-NONE0-NONE0-NONE0',
  customer_id: 987_654,
  key: 'a-key-that-is-unused',
}

/** Every call that names a customer, an order, a cart or a test account. */
const naming = ({
  cart_id,
  cart_uid,
  txnId,
  customer_id,
  key,
}: Owned): Record<string, InjectOptions> => ({
  'cart.update': {
    method: 'POST',
    url: '/api/v1/cart',
    payload: { cart_uid, quantity: -1, product_id: seed.book.product_id, type: 'other' },
  },
  'cart.removeItem': {
    method: 'DELETE',
    url: `/api/v1/cart/items/${cart_id}/${seed.book.product_id}`,
  },
  'cart.clear': { method: 'DELETE', url: `/api/v1/cart/${cart_uid}` },
  'coupon.apply': {
    url: `/api/v1/coupon/apply?cart_uid=${cart_uid}&coupon_code=WELCOME10&shipping_charges=0`,
  },
  'order.place': {
    method: 'POST',
    url: '/api/v1/order/place',
    payload: orderInput(cart_uid),
    headers: { 'idempotency-key': key },
  },
  'order.list': { url: `/api/v1/order/list?customer_id=${customer_id}` },
  'order.detail': { url: `/api/v1/order/detail/${txnId}` },
  'profile.testAccounts': { url: `/api/v1/profile/lpi/test-accounts?customer_id=${customer_id}` },
})

/** Customer calls without parameters: they concern the caller. */
const aboutCaller = operations
  .filter(
    ({ route, metadata }) => metadata.auth === 'customer' && !route.pathParams && !route.query,
  )
  .map(({ name }) => name)

const ownedBy = async (app: FastifyInstance, headers: Record<string, string>): Promise<Owned> => {
  await press(app, seed.book, null, { headers })
  const { cart_id, cart_uid } = (await press(app, seed.book, null, { headers })).json().cart
  const key = newKey()
  const placed = await place(app, orderInput(cart_uid), key, headers)
  return { cart_id, cart_uid, txnId: placed.json().data.order_txn_id, customer_id: 1, key }
}

const stranger = { email: 'new@example.com' }

it('covers every call that names data of a customer: add others to `naming` here', () => {
  const calls = operations.filter(
    ({ name, metadata }) => metadata.auth !== 'public' && !aboutCaller.includes(name),
  )
  expect(Object.keys(naming(missing)).sort()).toEqual(calls.map(({ name }) => name).sort())
})

it.for(['another customer', 'an anonymous caller'])(
  'each call responds to %s as if the data did not exist, and changes nothing',
  async (who, { app }) => {
    const owned = await ownedBy(app, await signedIn(app))
    const headers = who === 'another customer' ? await signedIn(app, stranger) : {}
    const before = app.worlds.get('default').serialize()
    const reach = (name: string, target: Owned) => {
      const attempt = naming(target)[name]
      return app.inject({ ...attempt, headers: { ...attempt?.headers, ...headers } })
    }
    for (const name of Object.keys(naming(missing))) {
      const [foreign, absent] = [await reach(name, owned), await reach(name, missing)]
      expect([401, 403, 404], name).toContain(foreign.statusCode)
      expect([name, foreign.statusCode, foreign.body]).toEqual([
        name,
        absent.statusCode,
        absent.body,
      ])
    }
    expect(Buffer.compare(app.worlds.get('default').serialize(), before)).toBe(0)
  },
)

it('ignores the cart of another account at sign-in and sign-up, like an unknown cart', async ({
  app,
}) => {
  const owned = await ownedBy(app, await signedIn(app))
  const itemsIn = () => app.worlds.get('default').sql.all`SELECT * FROM cart_items`
  const before = itemsIn()
  for (const cart_uid of [owned.cart_uid, missing.cart_uid]) {
    expect((await signIn(app, { ...stranger, cart_uid })).json().cart).toBeUndefined()
    const opened = await signUp(app, { cart_uid, email: `${cart_uid}@example.com` })
    expect(opened.statusCode).toBe(201)
    expect(opened.json().cart).toBeUndefined()
  }
  expect(itemsIn()).toEqual(before)
})
