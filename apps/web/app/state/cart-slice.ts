import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '@shop/contract/host'
import { type AuthState, type SignOutReason, signedOut } from './auth-slice'

/**
 * Requirements §3: persisted under `cart-data`. `cartuid` names the cart in requests, since a host
 * may leave it out of the cart. It is known before the cart, from the first change on.
 */
export interface CartState {
  readonly cart: Cart | null
  readonly cartuid: string | null
}

export const noCart: CartState = { cart: null, cartuid: null }

export const cartSlice = createSlice({
  name: 'cart',
  initialState: noCart,
  reducers: {
    /** The identifier that the next change starts a cart with. */
    cartNamed: (state, { payload }: PayloadAction<string>) => {
      state.cartuid = payload
    },
    /** Every change replaces the whole cart with the one the server returns (requirements §4). */
    cartReplaced: {
      reducer: (_, { payload }: PayloadAction<CartState>): CartState => payload,
      /** @param sentUid the identifier of the request, for a host that returns none */
      prepare: (cart: Cart, sentUid: string | null = null) => ({
        payload: { cart, cartuid: cart.cart_uid ?? sentUid },
      }),
    },
    /** Empties the cart and clears its identifier, as after a payment. */
    cartCleared: (): CartState => noCart,
  },
  extraReducers: (builder) => {
    // The next customer on this device must not see it; the server keeps it for the account
    // (architecture §4).
    builder.addCase(signedOut, () => noCart)
  },
})

export const { cartNamed, cartReplaced, cartCleared } = cartSlice.actions

/** The session and cart that a change was sent with. */
interface CartOwner extends Pick<AuthState, 'token'>, Pick<CartState, 'cartuid'> {
  /** The change starts a cart. */
  readonly isNew?: boolean
}

/**
 * Whether the response to a cart change still applies. After a sign-in or sign-out it belongs to
 * another cart, which the next customer must not see; a cart that was cleared meanwhile, as after a
 * payment in another tab, is not restored.
 * @param responseUid the identifier of the cart in the response; undefined for an error
 */
export const isCurrentCart = (
  sent: CartOwner,
  current: CartOwner & { readonly signOutReason: SignOutReason },
  responseUid?: string | null,
): boolean => {
  // After an expired session the same shopper goes on as a guest.
  const isGuestAgain = current.token === null && current.signOutReason === 'expired'
  if (current.token !== sent.token && !isGuestAgain) return false
  if (current.cartuid === sent.cartuid || current.cartuid === responseUid) return true
  const isOtherCart = responseUid !== sent.cartuid || sent.isNew === true
  return current.cartuid === null && responseUid !== undefined && isOtherCart
}
