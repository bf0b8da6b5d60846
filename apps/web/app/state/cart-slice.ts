import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '@shop/contract/host'
import { type AuthState, type SignOutReason, signedOut } from './auth-slice'

/** Requirements §3: persisted under `cart-data`. */
export interface CartState {
  readonly cart: Cart | null
  readonly cartuid: string | null
}

export const noCart: CartState = { cart: null, cartuid: null }

export const cartSlice = createSlice({
  name: 'cart',
  initialState: noCart,
  reducers: {
    /** Every change replaces the whole cart with the one the server returns (requirements §4). */
    cartReplaced: (_, { payload }: PayloadAction<Cart>): CartState => ({
      cart: payload,
      cartuid: payload.cart_uid,
    }),
    /** Empties the cart and clears its identifier, as after a payment. */
    cartCleared: (): CartState => noCart,
  },
  extraReducers: (builder) => {
    // The next customer on this device must not see it; the server keeps it for the account (architecture §4).
    builder.addCase(signedOut, () => noCart)
  },
})

export const { cartReplaced, cartCleared } = cartSlice.actions

/** The session and cart that a change was sent with. */
type CartOwner = Pick<AuthState, 'token'> & Pick<CartState, 'cartuid'>

/**
 * Whether the response to a cart change still applies. After a sign-in or sign-out it belongs to another cart, which the next
 * customer must not see; a cart that was cleared meanwhile, as after a payment in another tab, is not restored.
 * @param responseCartUid the `cart_uid` of the response; undefined for an error
 */
export const isCurrentCart = (
  sent: CartOwner,
  current: CartOwner & { readonly signOutReason: SignOutReason },
  responseCartUid?: string,
): boolean => {
  // After an expired session the same shopper goes on as a guest.
  const isGuestAgain = current.token === null && current.signOutReason === 'expired'
  if (current.token !== sent.token && !isGuestAgain) return false
  if (current.cartuid === sent.cartuid || current.cartuid === responseCartUid) return true
  return (
    current.cartuid === null && responseCartUid !== undefined && responseCartUid !== sent.cartuid
  )
}
