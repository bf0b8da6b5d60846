import { describe, expect, it } from 'vitest'
import { parseWishlistState } from '../api/parsers'
import { signedIn, signedOut } from './auth-slice'
import { noWishlist, type WishlistState, wishlistSlice, wishToggled } from './wishlist-slice'

const { reducer } = wishlistSlice
const as = (customerId: number) =>
  signedIn({
    user: {
      customer_id: customerId,
      first_name: 'Sample',
      last_name: 'Customer',
      email: 'a@example.com',
      avatar: null,
    },
    token: 'opaque',
  })
const toggle = (owner: string, productId: number) => wishToggled({ owner, productId })
const stateAfter = (...actions: Parameters<typeof reducer>[1][]): WishlistState => actions.reduce(reducer, noWishlist)

describe('the wishlist', () => {
  it('has the newest wish first, and drops one that is toggled again', () => {
    expect(stateAfter(toggle('1', 8), toggle('1', 9)).lists['1']).toEqual([9, 8])
    expect(stateAfter(toggle('1', 8), toggle('1', 9), toggle('1', 8)).lists['1']).toEqual([9])
  })

  it('takes what a guest wished for to the customer who signs in', () => {
    expect(stateAfter(toggle('1', 8), toggle('guest', 9), toggle('guest', 8), as(1)).lists).toEqual({ 1: [8, 9] })
  })

  it('keeps one customer’s wishes from the next', () => {
    expect(stateAfter(as(1), toggle('1', 8), as(2)).lists['2']).toBeUndefined()
  })

  it('is forgotten with the sign-out, and waits when the session ran out', () => {
    expect(stateAfter(as(1), toggle('1', 8), signedOut())).toEqual(noWishlist)
    expect(stateAfter(as(1), toggle('1', 8), signedOut('expiry')).lists).toEqual({ 1: [8] })
  })

  it('never grows without end', () => {
    const many = Array.from({ length: 250 }, (_, index) => toggle('1', index + 1))
    const list = stateAfter(...many).lists['1'] ?? []
    expect(list).toHaveLength(200)
    expect(list[0]).toBe(250)
  })
})

describe('what comes back from storage', () => {
  it('is believed when it is whole', () => {
    expect(parseWishlistState({ lists: { 1: [8] }, _persist: {} })).toEqual({ lists: { 1: [8] } })
  })

  it.each([undefined, null, 'list', [], {}, { lists: [] }, { lists: { 1: ['8'] } }, { lists: { 1: [-8] } }])(
    'is dropped when it is not: %j',
    (value) => {
      expect(parseWishlistState(value)).toEqual(noWishlist)
    },
  )
})
