import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedIn, signedOut } from './auth-slice'

/** Kept on the device (architecture §4), under `wishlist-data`: product numbers by the customer whose they are, newest first. */
export interface WishlistState {
  readonly lists: Readonly<Record<string, readonly number[]>>
}

export const noWishlist: WishlistState = { lists: {} }

/** The list's name: a customer's number, or that of whoever has not signed in. */
export const wishlistOwner = (customerId: number | undefined): string =>
  customerId === undefined ? 'guest' : String(customerId)

const guest = wishlistOwner(undefined)

/** More than anybody looks through; the oldest go first. */
const LONGEST = 200

const joined = (...lists: readonly (readonly number[] | undefined)[]): readonly number[] =>
  [...new Set(lists.flatMap((list) => list ?? []))].slice(0, LONGEST)

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: noWishlist,
  reducers: {
    /** Puts a product on the owner's list, or takes it off. */
    wishToggled: ({ lists }, { payload }: PayloadAction<{ owner: string; productId: number }>): WishlistState => {
      const { owner, productId } = payload
      const list = lists[owner] ?? []
      const next = list.includes(productId) ? list.filter((id) => id !== productId) : joined([productId], list)
      return { lists: { ...lists, [owner]: next } }
    },
    /** Another tab changed it. */
    wishlistAdopted: (_, { payload }: PayloadAction<WishlistState>): WishlistState => payload,
  },
  extraReducers: (builder) => {
    // What was wished for before signing in is the customer's from now on.
    builder.addCase(signedIn, ({ lists }, { payload }): WishlistState => {
      const { [guest]: before, ...others } = lists
      const owner = wishlistOwner(payload.user.customer_id)
      return before ? { lists: { ...others, [owner]: joined(before, others[owner]) } } : { lists: others }
    })
    // The next person on this device must not find it. A session that ran out is the same person coming back: their list
    // waits under their number, where nobody else sees it.
    builder.addCase(signedOut, (state, { payload }): WishlistState => (payload === 'choice' ? noWishlist : state))
  },
})

export const { wishToggled, wishlistAdopted } = wishlistSlice.actions
