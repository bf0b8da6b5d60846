import { expect, it } from 'vitest'
import { cartItem, user } from '../../test/support/browser-state'
import { signedOutState } from './auth-slice'
import { stateParsers } from './state-parsers'

const auth = { user, token: 'opaque', isAuthorized: true }
const cart = { cart_id: 42, cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001', items: [cartItem] }

// persistence.test.ts restores a valid session, and stored-values.test.ts has other invalid values.
it.each([
  { ...auth, token: null },
  { ...auth, user: null },
  { ...auth, user: { first_name: 'Only' } },
  { ...auth, isAuthorized: false },
  { ...auth, isAuthorized: 'true' },
])('a stored session is signed out when it is invalid: %j', (value) => {
  expect(stateParsers.auth(value)).toEqual(signedOutState)
})

it('unknown fields of a stored session are dropped', () => {
  expect(stateParsers.auth({ ...auth, user: { ...user, loyalty: 'gold' } })).toEqual(auth)
})

it('a stored cart is restored, or keeps its identifier when only its items are invalid', () => {
  const stored = { cart, cartuid: cart.cart_uid }
  expect(stateParsers.cart(stored)).toEqual(stored)
  const invalid = { ...cart, items: [{ product_id: 'eight' }] }
  expect(stateParsers.cart({ ...stored, cart: invalid })).toEqual({ ...stored, cart: null })
})

it('a stored identifier without a cart has none yet, also where a host sends null', () => {
  const stored = { cart: null, cartuid: cart.cart_uid }
  expect(stateParsers.cart(stored)).toEqual(stored)
})
