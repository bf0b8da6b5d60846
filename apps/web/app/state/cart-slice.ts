import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Cart } from '@shop/contract'
import { type SessionEnd, signedOut } from './auth-slice'

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
    cartReplaced: (_, { payload }: PayloadAction<Cart>): CartState => ({ cart: payload, cartuid: payload.cart_uid }),
    /** Empties the cart and forgets its number, as after a payment. */
    cartCleared: (): CartState => noCart,
    /** Sets the number that the next change is sent with; null starts a new cart. */
    cartUidUpdated: (state, { payload }: PayloadAction<string | null>): CartState => ({ ...state, cartuid: payload }),
    /** Another tab changed the cart. */
    cartAdopted: (_, { payload }: PayloadAction<CartState>): CartState => payload,
  },
  extraReducers: (builder) => {
    // The next person on this device must not inherit it; it waits on the account (architecture §4).
    builder.addCase(signedOut, () => noCart)
  },
})

export const { cartReplaced, cartCleared, cartAdopted } = cartSlice.actions

/** Whose cart it was, and which, when a change to it was sent. */
interface CartHold {
  readonly token: string | null
  readonly cartuid: string | null
}

interface Now extends CartHold {
  readonly sessionEnd: SessionEnd
}

/** Whether the shopper who sent a change is still the one at the device. A session that ran out leaves them here as a guest. */
const isSameShopper = (sent: CartHold, now: Now): boolean =>
  now.token === sent.token || (now.token === null && now.sessionEnd === 'expiry')

/**
 * Whether the answer to a change still counts when it arrives. Who signed out meanwhile, or signed in, has another cart, and the
 * next person must not get the last one's; a cart that was let go, as one that was paid for in another tab, does not come back.
 * @param answered the `cart_uid` of the answer; undefined for a failure
 */
export const isCurrent = (sent: CartHold, now: Now, answered?: string): boolean => {
  if (!isSameShopper(sent, now)) return false
  if (now.cartuid === sent.cartuid || now.cartuid === answered) return true
  return now.cartuid === null && answered !== undefined && answered !== sent.cartuid
}

/**
 * The card identifier can be updated on its own (requirements §3); no screen of ours needs it today.
 * @public
 */
export const { cartUidUpdated } = cartSlice.actions
