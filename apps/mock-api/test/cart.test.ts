import { describe, expect, it } from 'vitest'
import { issueToken } from '../src/modules/auth/token.service.ts'
import { mergeCarts } from '../src/modules/cart/cart.service.ts'
import { bearer, cartWith, press, seed, start } from './harness.ts'

const quantities = (cart: { items: { product_id: number; quantity: number }[] }) =>
  cart.items.map(({ product_id, quantity }) => [product_id, quantity])

describe('changing the cart', () => {
  it('starts a new cart for a null or unknown cart_uid', async () => {
    const app = await start()
    const first = (await press(app, seed.book)).json().cart
    const second = (await press(app, seed.book, '00000000-0000-4000-8000-000000000000')).json().cart
    expect(quantities(first)).toEqual([[8, 1]])
    expect(quantities(second)).toEqual([[8, 1]])
    expect(second.cart_uid).not.toBe(first.cart_uid)
  })

  it('adds a product with its minimum quantity and then one at a time', async () => {
    const app = await start()
    const cart = await cartWith(app, seed.team)
    expect(quantities(cart)).toEqual([[4, 5]])
    const more = await press(app, seed.team, cart.cart_uid)
    expect(quantities(more.json().cart)).toEqual([[4, 6]])
    const fewer = await press(app, seed.team, cart.cart_uid, { quantity: -1 })
    expect(quantities(fewer.json().cart)).toEqual([[4, 5]])
  })

  it('rejects a quantity below the minimum and keeps the cart', async () => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.pairBook)
    const refused = await press(app, seed.pairBook, cart_uid, { quantity: -1 })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'quantity_below_minimum', message: expect.stringContaining('2') })
    const kept = await press(app, seed.book, cart_uid)
    expect(quantities(kept.json().cart)).toEqual([
      [14, 2],
      [8, 1],
    ])
  })

  it('ends ten parallel changes at the sum of the successful ones', async () => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.book)
    await Promise.all(Array.from({ length: 10 }, () => press(app, seed.book, cart_uid)))
    const last = await press(app, seed.book, cart_uid)
    expect(quantities(last.json().cart)).toEqual([[8, 12]])
  })

  it.each([
    ['an unknown product', { cart_uid: null, quantity: 1, product_id: 999, type: 'other' }, 404, 'product_not_found'],
    ['the wrong type', { cart_uid: null, quantity: 1, product_id: 8, type: 'lpitest' }, 422, 'validation_failed'],
    ['one fewer of no cart', { cart_uid: null, quantity: -1, product_id: 8, type: 'other' }, 404, 'cart_not_found'],
    ['a step of two', { cart_uid: null, quantity: 2, product_id: 8, type: 'other' }, 422, 'validation_failed'],
    ['a missing field', { quantity: 1, product_id: 8, type: 'other' }, 422, 'validation_failed'],
    ['an unknown field', { cart_uid: null, quantity: 1, product_id: 8, type: 'other', x: 1 }, 422, 'validation_failed'],
  ])('rejects %s', async (_what, payload, status, code) => {
    const app = await start()
    const response = await app.inject({ method: 'POST', url: '/api/v1/cart', payload })
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })

  it('rejects a decrease of a product that is not in the cart', async () => {
    const app = await start()
    const { cart_uid } = await cartWith(app, seed.book)
    const response = await press(app, seed.test, cart_uid, { quantity: -1 })
    expect([response.statusCode, response.json().code]).toEqual([404, 'item_not_found'])
  })
})

describe('emptying the cart', () => {
  it('removes one product and leaves the others', async () => {
    const app = await start()
    const cart = await cartWith(app, seed.book)
    await press(app, seed.test, cart.cart_uid)
    const url = `/api/v1/cart/items/${cart.cart_id}/8`
    const response = await app.inject({ method: 'DELETE', url, headers: { 'content-type': 'application/json' } })
    expect(response.statusCode).toBe(200)
    expect(quantities(response.json().cart)).toEqual([[1, 1]])
    expect(response.json().message).toMatch(/^Five Dimensions.* is removed from your cart\.$/)
    const again = await app.inject({ method: 'DELETE', url })
    expect([again.statusCode, again.json().code]).toEqual([404, 'item_not_found'])
  })

  it('clears the whole cart and returns it empty', async () => {
    const app = await start()
    const cart = await cartWith(app, seed.book, 2)
    const response = await app.inject({ method: 'DELETE', url: `/api/v1/cart/${cart.cart_uid}` })
    expect(response.json().data).toEqual({ cart_id: cart.cart_id, cart_uid: cart.cart_uid, items: [] })
  })

  it.each(['/api/v1/cart/00000000-0000-4000-8000-000000000000', '/api/v1/cart/not-a-uuid', '/api/v1/cart/items/5/8'])(
    'returns 404 for %s',
    async (url) => {
      const app = await start()
      expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(404)
    },
  )
})

describe('the cart of an account', () => {
  it('takes over the guest cart of a signed-in customer', async () => {
    const app = await start()
    const headers = bearer(issueToken(app.worlds.get('default'), 'session', 1))
    const { cart_uid } = await cartWith(app, seed.book)
    const own = (await press(app, seed.book, cart_uid, { headers })).json().cart
    expect([own.cart_uid, quantities(own)]).toEqual([cart_uid, [[8, 2]]])
    const still = (await press(app, seed.book, null, { headers })).json().cart
    expect(quantities(still)).toEqual([[8, 3]])
  })

  it('adds the quantities of a second guest cart up to the limits', async () => {
    const app = await start()
    const world = app.worlds.get('default')
    mergeCarts(world, 1, (await cartWith(app, seed.test, 7)).cart_uid)
    const guest = await cartWith(app, seed.test, 6)
    const joined = mergeCarts(world, 1, guest.cart_uid)
    expect(joined && quantities(joined)).toEqual([[1, 10]])
    const gone = await app.inject({ method: 'DELETE', url: `/api/v1/cart/${guest.cart_uid}` })
    expect(gone.statusCode).toBe(404)
  })
})
