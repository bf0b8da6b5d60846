import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, REGISTER, REHYDRATE } from 'redux-persist'
import { type AuthState, authSlice, customerKeyOf, signedOutState, signOutReasonSlice } from './auth-slice'
import { type CartState, cartSlice, noCart } from './cart-slice'
import { persistConfig } from './persistence'
import { storageKeys } from './storage'
import { noWishlist, type WishlistState, wishlistSlice } from './wishlist-slice'

export const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      auth: persistReducer<AuthState>(
        persistConfig(storageKeys.auth, signedOutState, ({ parseAuthState }) => parseAuthState),
        authSlice.reducer,
      ),
      cart: persistReducer<CartState>(
        persistConfig(storageKeys.cart, noCart, ({ parseCartState }) => parseCartState),
        cartSlice.reducer,
      ),
      wishlist: persistReducer<WishlistState>(
        persistConfig(storageKeys.wishlist, noWishlist, ({ parseWishlistState }) => parseWishlistState),
        wishlistSlice.reducer,
      ),
      signOutReason: signOutReasonSlice.reducer,
    }),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }).prepend(
        createListenerMiddleware().middleware,
      ),
    devTools: import.meta.env.DEV,
  })

export type ShopStore = ReturnType<typeof makeStore>
export type ShopState = ReturnType<ShopStore['getState']>
export type ShopDispatch = ShopStore['dispatch']

/** Resolves when the stored state is restored. */
export const untilRehydrated = async (shopStore: ShopStore): Promise<void> => {
  if (isRehydrated(shopStore.getState())) return
  await new Promise<void>((resolve) => {
    const stop = shopStore.subscribe(() => {
      if (!isRehydrated(shopStore.getState())) return
      stop()
      resolve()
    })
  })
}

/** Whether the stored state is restored; until then the customer, the cart and the wishlist are unknown. */
export const isRehydrated = ({ auth, cart, wishlist }: ShopState): boolean =>
  [auth, cart, wishlist].every(({ _persist }) => _persist?.rehydrated === true)

/** Identifies the signed-in customer on this device; undefined for a guest. */
export const customerKeyIn = ({ auth }: ShopState): string | undefined =>
  auth.isAuthorized && auth.user ? customerKeyOf(auth.user) : undefined
