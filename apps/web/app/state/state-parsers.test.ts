import { describe, expect, it } from 'vitest'
import { cartItem, user } from '../../test/support/browser-state'
import { signedOutState } from './auth-slice'
import { stateParsers } from './state-parsers'

const auth = { user, token: 'opaque', isAuthorized: true }
const cart = { cart_id: 42, cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001', items: [cartItem] }

describe('a stored auth state', () => {
  it('is restored when it is valid', () => {
    expect(stateParsers.auth({ ...auth, _persist: { version: -1, rehydrated: true } })).toEqual(auth)
  })

  it.each([
    { ...auth, token: null },
    { ...auth, token: '' },
    { ...auth, user: null },
    { ...auth, user: { first_name: 'Only' } },
    { ...auth, isAuthorized: false },
    { ...auth, isAuthorized: 'true' },
  ])('is signed out when it is invalid: %j', (value) => {
    expect(stateParsers.auth(value)).toEqual(signedOutState)
  })

  it('may have unknown fields, which are dropped', () => {
    expect(stateParsers.auth({ ...auth, user: { ...user, loyalty: 'gold' } })).toEqual(auth)
  })
})

describe('a stored cart', () => {
  it('is restored when it is valid', () => {
    expect(stateParsers.cart({ cart, cartuid: cart.cart_uid })).toEqual({ cart, cartuid: cart.cart_uid })
  })

  it('keeps its identifier when only its items are invalid, as the server may still have it', () => {
    const invalid = { ...cart, items: [{ product_id: 'eight' }] }
    expect(stateParsers.cart({ cart: invalid, cartuid: cart.cart_uid })).toEqual({ cart: null, cartuid: cart.cart_uid })
  })
})
