import { describe, expect, it } from 'vitest'
import { type SignOutReason, signedOut } from './auth-slice'
import { cartReplaced, cartSlice, isCurrentCart, noCart } from './cart-slice'

const customer = { token: 'one', cartuid: 'cart' }
const guest = { token: null, cartuid: 'cart' }
const current = (
  owner: { token: string | null; cartuid: string | null },
  reason: SignOutReason = 'expired',
) => ({
  ...owner,
  signOutReason: reason,
})

it('empties the cart on sign-out', () => {
  const cart = { cart_id: 42, cart_uid: '7b1f4b0e-38f6-4c35-9d4b-5ab0b6a3f001', items: [] }
  const filled = cartSlice.reducer(noCart, cartReplaced(cart))
  expect(filled.cartuid).toBe(cart.cart_uid)
  expect(cartSlice.reducer(filled, signedOut())).toEqual(noCart)
})

it('keeps the identifier of the request where the host returns none', () => {
  const filled = cartSlice.reducer(noCart, cartReplaced({ items: [] }, 'sent'))
  expect(filled.cartuid).toBe('sent')
  const renamed = cartSlice.reducer(filled, cartReplaced({ cart_uid: 'own', items: [] }, 'sent'))
  expect(renamed.cartuid).toBe('own')
})

describe('isCurrentCart', () => {
  it.each([
    ['for the same customer and cart', customer, 'cart'],
    ['for the same guest and cart', guest, 'cart'],
    ['that starts a cart', { token: null, cartuid: null }, 'new'],
    ['with another cart identifier than the request', customer, 'merged'],
  ])('accepts a response %s', (_response, shopper, cartuid) => {
    expect(isCurrentCart(shopper, current(shopper), cartuid)).toBe(true)
  })

  it.each([
    ['a sign-out', customer, current({ token: null, cartuid: null }, 'user')],
    [
      'a sign-in of another customer',
      customer,
      current({ token: 'two', cartuid: 'other' }, 'user'),
    ],
    ['a sign-in of the guest', guest, current({ token: 'one', cartuid: 'cart' })],
    ["a customer's payment in another tab", customer, current({ ...customer, cartuid: null })],
    ["a guest's payment in another tab", guest, current({ token: null, cartuid: null })],
  ])('rejects a response after %s', (_event, sent, now) => {
    expect(isCurrentCart(sent, now, 'cart')).toBe(false)
    expect(isCurrentCart(sent, now)).toBe(false)
  })

  it("accepts the new guest cart after an expired session, but not the account's cart", () => {
    const expired = current({ token: null, cartuid: null }, 'expired')
    expect(isCurrentCart(customer, expired, 'fresh')).toBe(true)
    expect(isCurrentCart(customer, expired, 'cart')).toBe(false)
    expect(isCurrentCart({ ...customer, isNew: true }, expired, 'cart')).toBe(true)
  })
})
