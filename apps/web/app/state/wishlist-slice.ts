import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { customerKeyOf, signedIn, signedOut } from './auth-slice'

/** Persisted under `wishlist-data` (architecture §4): product ids by owner, newest first. */
export interface WishlistState {
  readonly lists: Readonly<Record<string, readonly number[]>>
}

export const noWishlist: WishlistState = { lists: {} }

/** The key of a list: the customer's key, or `guest`. */
export const wishlistOwner = (customerKey: string | undefined): string => customerKey ?? guest

const guest = 'guest'

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState: noWishlist,
  reducers: {
    wishlistToggled: (
      { lists },
      { payload }: PayloadAction<{ owner: string; productId: number }>,
    ): WishlistState => {
      const { owner, productId } = payload
      const list = lists[owner] ?? []
      const next = list.includes(productId)
        ? list.filter((id) => id !== productId)
        : [productId, ...list]
      return { lists: { ...lists, [owner]: next } }
    },
  },
  extraReducers: (builder) => {
    // The guest's list becomes the customer's.
    builder.addCase(signedIn, ({ lists }, { payload }): WishlistState => {
      const { [guest]: guestList, ...others } = lists
      const owner = wishlistOwner(customerKeyOf(payload.user))
      if (!guestList) return { lists: others }
      const list = new Set([...guestList, ...(others[owner] ?? [])])
      return { lists: { ...others, [owner]: [...list] } }
    })
    // The next customer on this device must not see it. After an expired session the list stays
    // under the customer's key.
    builder.addCase(
      signedOut,
      (state, { payload }): WishlistState => (payload === 'user' ? noWishlist : state),
    )
  },
})

export const { wishlistToggled } = wishlistSlice.actions
