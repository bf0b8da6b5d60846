import { describe, expect, it } from 'vitest'
import { isCurrent } from './cart-slice'

const customer = { token: 'one', cartuid: 'cart' }
const guest = { token: null, cartuid: 'cart' }
const now = (held: { token: string | null; cartuid: string | null }, sessionEnd: 'choice' | 'expiry' = 'expiry') => ({
  ...held,
  sessionEnd,
})

describe('the answer to a change of the cart', () => {
  it('counts while shopper and cart are the same', () => {
    expect(isCurrent(customer, now(customer), 'cart')).toBe(true)
    expect(isCurrent(guest, now(guest, 'choice'), 'cart')).toBe(true)
  })

  it('counts for the first product, which starts a cart', () => {
    expect(isCurrent({ token: null, cartuid: null }, now({ token: null, cartuid: null }), 'new')).toBe(true)
  })

  it('counts where the server names another cart than the one that was sent', () => {
    expect(isCurrent(customer, now(customer), 'merged')).toBe(true)
  })

  it.each([
    ['who signed out', customer, now({ token: null, cartuid: null }, 'choice')],
    ['the next customer', customer, now({ token: 'two', cartuid: 'other' }, 'choice')],
    ['who signed in meanwhile', guest, now({ token: 'one', cartuid: 'cart' })],
    ['who paid for that cart in another tab', customer, now({ token: 'one', cartuid: null })],
    ['a guest who paid for it', guest, now({ token: null, cartuid: null })],
  ])('does not count for %s', (_who, sent, then) => {
    expect(isCurrent(sent, then, 'cart')).toBe(false)
    expect(isCurrent(sent, then)).toBe(false)
  })

  it("counts as the new guest's when the session ran out on the way, but the account's own cart does not", () => {
    const outlived = now({ token: null, cartuid: null }, 'expiry')
    expect(isCurrent(customer, outlived, 'fresh')).toBe(true)
    expect(isCurrent(customer, outlived, 'cart')).toBe(false)
  })
})
