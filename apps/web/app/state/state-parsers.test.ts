import { describe, expect, it } from 'vitest'
import { signedOutState } from './auth-slice'
import { noCart } from './cart-slice'
import { parseAuthState, parseCartState, parseWishlistState } from './state-parsers'
import { noWishlist } from './wishlist-slice'

const user = {
  customer_id: 1,
  first_name: 'Sample',
  last_name: 'Customer',
  email: 'customer@example.com',
  avatar: null,
}
const auth = { user, token: 'opaque', isAuthorized: true }
const cart = {
  cart_id: 42,
  cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001',
  items: [
    {
      product_id: 8,
      product_type: 'other' as const,
      quantity: 2,
      product_name: 'Five Dimensions',
      product: {
        product_name: 'Five Dimensions',
        product_price: 55,
        product_thumbnail: 'cover-8.svg',
        min_order_quantity: 1,
        max_order_quantity: 20,
        product_type: 'other' as const,
        product_format: 'book' as const,
      },
    },
  ],
}

describe('a stored auth state', () => {
  it('is restored when it is valid', () => {
    expect(parseAuthState({ ...auth, _persist: { version: -1, rehydrated: true } })).toEqual(auth)
  })

  it.each([
    undefined,
    null,
    'signed in',
    [],
    {},
    { ...auth, token: null },
    { ...auth, token: '' },
    { ...auth, user: null },
    { ...auth, user: { first_name: 'Only' } },
    { ...auth, isAuthorized: false },
    { ...auth, isAuthorized: 'true' },
  ])('is signed out when it is invalid: %j', (value) => {
    expect(parseAuthState(value)).toEqual(signedOutState)
  })

  it('may have unknown fields, which are dropped', () => {
    expect(parseAuthState({ ...auth, user: { ...user, loyalty: 'gold' } })).toEqual(auth)
  })
})

describe('a stored cart', () => {
  it('is restored when it is valid', () => {
    expect(parseCartState({ cart, cartuid: cart.cart_uid })).toEqual({ cart, cartuid: cart.cart_uid })
  })

  it.each([undefined, 'cart', { cart }, { cart, cartuid: 7 }])('is empty when it is invalid', (value) => {
    expect(parseCartState(value)).toEqual(noCart)
  })

  it('keeps its identifier when only its items are invalid, as the server may still have it', () => {
    const invalid = { ...cart, items: [{ product_id: 'eight' }] }
    expect(parseCartState({ cart: invalid, cartuid: cart.cart_uid })).toEqual({ cart: null, cartuid: cart.cart_uid })
  })
})

describe('a stored wishlist', () => {
  it('is restored when it is valid', () => {
    expect(parseWishlistState({ lists: { 1: [8] }, _persist: {} })).toEqual({ lists: { 1: [8] } })
  })

  it.each([undefined, null, 'list', [], {}, { lists: [] }, { lists: { 1: ['8'] } }, { lists: { 1: [-8] } }])(
    'is empty when it is invalid: %j',
    (value) => {
      expect(parseWishlistState(value)).toEqual(noWishlist)
    },
  )
})
