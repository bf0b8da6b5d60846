import { expect } from 'vitest'
import { issueToken } from '../src/modules/auth/token.service.ts'
import { bearer, cartWith, it, press, seed, start } from './harness.ts'

const quantities = (cart: { items: { product_id: number; quantity: number }[] }) =>
  cart.items.map(({ product_id, quantity }) => [product_id, quantity])

it.each([
  ['an unknown product', { product_id: 999 }, 404, 'product_not_found'],
  ['the wrong type', { type: 'lpitest' }, 422, 'validation_failed'],
  ['one fewer of no cart', { cart_uid: null, quantity: -1 }, 404, 'cart_not_found'],
  [
    'one fewer of a product that is not in the cart',
    { product_id: 12, quantity: -1 },
    404,
    'item_not_found',
  ],
  ['less than the minimum', { quantity: -1 }, 422, 'quantity_below_minimum'],
  ['an unknown field', { x: 1 }, 422, 'validation_failed'],
])('rejects %s with a code of its own', async (_what, changes, status, code) => {
  const app = await start()
  const { cart_uid } = await cartWith(app, seed.pairBook)
  const payload = {
    cart_uid,
    quantity: 1,
    product_id: seed.pairBook.product_id,
    type: 'other',
    ...changes,
  }
  const response = await app.inject({ method: 'POST', url: '/api/v1/cart', payload })
  expect([response.statusCode, response.json().code]).toEqual([status, code])
})

it('takes over the guest cart of a signed-in customer', async ({ app }) => {
  const headers = bearer(issueToken(app.worlds.get('default'), 'session', 1))
  const { cart_uid } = await cartWith(app, seed.book)
  const own = (await press(app, seed.book, cart_uid, { headers })).json().cart
  expect([own.cart_uid, quantities(own)]).toEqual([cart_uid, [[8, 2]]])
  const still = (await press(app, seed.book, null, { headers })).json().cart
  expect(quantities(still)).toEqual([[8, 3]])
})

it('starts a cart with the UUID of the caller, unless a cart has it', async ({ app }) => {
  const uid = crypto.randomUUID()
  const cartOf = async (headers = {}) => (await press(app, seed.book, uid, { headers })).json().cart
  expect((await cartOf()).cart_uid).toBe(uid)
  expect(quantities(await cartOf())).toEqual([[8, 2]])
  // The customer takes the cart over, so that another guest gets a new one.
  const headers = bearer(issueToken(app.worlds.get('default'), 'session', 1))
  expect((await cartOf(headers)).cart_uid).toBe(uid)
  const other = await cartOf()
  expect(other.cart_uid).not.toBe(uid)
  expect(quantities(other)).toEqual([[8, 1]])
})

it('removes an item of a cart that is named by its cart_uid', async ({ app }) => {
  const { cart_uid } = await cartWith(app, seed.book)
  const removed = await app.inject({ method: 'DELETE', url: `/api/v1/cart/items/${cart_uid}/8` })
  expect([removed.statusCode, removed.json().cart.items]).toEqual([200, []])
  const unknown = `/api/v1/cart/items/${crypto.randomUUID()}/8`
  expect((await app.inject({ method: 'DELETE', url: unknown })).json().code).toBe('cart_not_found')
})

it('finds the cart of a customer by the token, also with a cart_uid that no cart has', async ({
  app,
}) => {
  const headers = bearer(issueToken(app.worlds.get('default'), 'session', 1))
  await press(app, seed.book, null, { headers })
  const url = `/api/v1/cart/${crypto.randomUUID()}`
  expect((await app.inject({ method: 'DELETE', url })).json().code).toBe('cart_not_found')
  const cleared = await app.inject({ method: 'DELETE', url, headers })
  expect([cleared.statusCode, cleared.json().data.items]).toEqual([200, []])
})
