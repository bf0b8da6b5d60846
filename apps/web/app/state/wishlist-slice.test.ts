import { describe, expect, it } from 'vitest'
import { user } from '../../test/support/browser-state'
import { signedIn, signedOut } from './auth-slice'
import { noWishlist, type WishlistState, wishlistSlice, wishlistToggled } from './wishlist-slice'

const { reducer } = wishlistSlice
const signInAs = (customerId: number) =>
  signedIn({ user: { ...user, customer_id: customerId }, token: 'opaque' })
const toggle = (owner: string, productId: number) => wishlistToggled({ owner, productId })
const stateAfter = (...actions: Parameters<typeof reducer>[1][]): WishlistState =>
  actions.reduce(reducer, noWishlist)

describe('the wishlist', () => {
  it('lists the newest product first and removes a product that is toggled again', () => {
    expect(stateAfter(toggle('1', 8), toggle('1', 9)).lists['1']).toEqual([9, 8])
    expect(stateAfter(toggle('1', 8), toggle('1', 9), toggle('1', 8)).lists['1']).toEqual([9])
  })

  it("moves the guest's list to the customer who signs in", () => {
    expect(
      stateAfter(toggle('1', 8), toggle('guest', 9), toggle('guest', 8), signInAs(1)).lists,
    ).toEqual({ 1: [8, 9] })
  })

  it("does not show one customer's list to the next", () => {
    expect(stateAfter(signInAs(1), toggle('1', 8), signInAs(2)).lists['2']).toBeUndefined()
  })

  it('is cleared on sign-out and kept when the session expires', () => {
    expect(stateAfter(signInAs(1), toggle('1', 8), signedOut())).toEqual(noWishlist)
    expect(stateAfter(signInAs(1), toggle('1', 8), signedOut('expired')).lists).toEqual({ 1: [8] })
  })
})
