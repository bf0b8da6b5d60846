import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Cart, cart, parseTolerant } from '@shop/contract'
import * as z from 'zod/mini'
import { signedOut } from './auth-slice'

/** Spec §3: persisted under `cart-data`. */
export interface CartState {
  readonly cart: Cart | null
  readonly cartuid: string | null
}

export const noCart: CartState = { cart: null, cartuid: null }

const persisted = z.object({ cart: z.unknown(), cartuid: z.nullable(z.string()) })

/** A stored state that can be believed. A broken cart is dropped but its number kept: the server still knows it. */
export const parseCartState = (value: unknown): CartState => {
  const outer = z.safeParse(persisted, value)
  if (!outer.success) return noCart
  return { cart: parseTolerant(cart, outer.data.cart) ?? null, cartuid: outer.data.cartuid }
}

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

export const { cartReplaced, cartCleared, cartUidUpdated, cartAdopted } = cartSlice.actions
