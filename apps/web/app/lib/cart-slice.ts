import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '@shop/contract'
import { signedOut } from './auth-slice'

/** Spec §3: persisted under `cart-data`. */
export interface CartState {
  readonly cart: Cart | null
  readonly cartuid: string | null
}

export const noCart: CartState = { cart: null, cartuid: null }

export const cartSlice = createSlice({
  name: 'cart',
  initialState: noCart,
  reducers: {
    /** Every change replaces the whole cart with the one the server returns (spec §4). */
    cartReplaced: (_, { payload }: PayloadAction<Cart>): CartState => ({ cart: payload, cartuid: payload.cart_uid }),
    /** Empties the cart and forgets its number, as after a payment. */
    cartCleared: (): CartState => noCart,
    /** Sets the number that the next change is sent with; null starts a new cart. */
    cartUidUpdated: (state, { payload }: PayloadAction<string | null>): CartState => ({ ...state, cartuid: payload }),
    /** Another tab changed the cart. */
    cartAdopted: (_, { payload }: PayloadAction<CartState>): CartState => payload,
  },
  extraReducers: (builder) => {
    // The next person on this device must not inherit it; it waits on the account (design §4).
    builder.addCase(signedOut, () => noCart)
  },
})

export const { cartReplaced, cartCleared, cartAdopted } = cartSlice.actions

/**
 * The card identifier can be updated on its own (spec §3); no screen of ours needs it today.
 * @public
 */
export const { cartUidUpdated } = cartSlice.actions
