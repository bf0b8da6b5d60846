import { describe, expect, it } from 'vitest'
import { parseAuthState, parseCartState } from '../api/parsers'
import { authSlice, signedIn, signedOut, signedOutState } from './auth-slice'
import { cartReplaced, cartSlice, noCart } from './cart-slice'
import { readPersisted } from './storage'

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

describe('what comes back from storage', () => {
  it('is believed when it is whole', () => {
    expect(parseAuthState({ ...auth, _persist: { version: -1, rehydrated: true } })).toEqual(auth)
    expect(parseCartState({ cart, cartuid: cart.cart_uid })).toEqual({ cart, cartuid: cart.cart_uid })
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
  ])('is signed out for %j', (value) => {
    expect(parseAuthState(value)).toEqual(signedOutState)
  })

  it.each([undefined, 'cart', { cart }, { cart, cartuid: 7 }])('is no cart for a foreign value', (value) => {
    expect(parseCartState(value)).toEqual(noCart)
  })

  it('drops a broken cart but keeps its number, which the server still knows', () => {
    const broken = { ...cart, items: [{ product_id: 'eight' }] }
    expect(parseCartState({ cart: broken, cartuid: cart.cart_uid })).toEqual({ cart: null, cartuid: cart.cart_uid })
  })

  it('tolerates what a newer host may have added', () => {
    expect(parseAuthState({ ...auth, user: { ...user, loyalty: 'gold' } })).toEqual(auth)
  })
})

describe('the stored text', () => {
  it('is read field by field', () => {
    expect(readPersisted(JSON.stringify({ token: '"opaque"', isAuthorized: 'true' }))).toEqual({
      token: 'opaque',
      isAuthorized: true,
    })
  })

  it.each([null, '', 'null', '7', '{', '{"token":"{"}'])('is nothing for %j', (text) => {
    expect(readPersisted(text)).toBeUndefined()
  })
})

it('forgets the cart on this device when the account signs out', () => {
  const full = cartSlice.reducer(noCart, cartReplaced(cart))
  expect(full.cartuid).toBe(cart.cart_uid)
  expect(cartSlice.reducer(full, signedOut())).toEqual(noCart)
  const inside = authSlice.reducer(signedOutState, signedIn({ user, token: 'opaque' }))
  expect(authSlice.reducer(inside, signedOut())).toEqual(signedOutState)
})
