import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, type PersistConfig, PURGE, persistReducer, REGISTER, REHYDRATE } from 'redux-persist'
import { loadParsers } from '../api/lazy-parsers'
import { logFailure } from '../config/log'
import { type AuthState, authSlice, sessionEndSlice, signedOutState } from './auth-slice'
import { type CartState, cartSlice, noCart } from './cart-slice'
import { bringBack, noteStored, persistStorage, readStored, storageKeys } from './storage'
import { noWishlist, type WishlistState, wishlistSlice } from './wishlist-slice'

type Readers = Awaited<ReturnType<typeof loadParsers>>

const forever = () => new Promise<never>(() => undefined)

/** What comes back from storage goes through a reader; a broken or foreign value is as if there were none. */
const persisted = <S extends object>(
  key: string,
  initial: S,
  readerOf: (readers: Readers) => (value: unknown) => S,
): PersistConfig<S> => ({
  key,
  keyPrefix: '',
  storage: persistStorage,
  // The readers may take their time on a slow line; giving up on them would write an empty state over the stored one.
  timeout: 0,
  getStoredState: async () => {
    if (readStored(key) === null) {
      noteStored(key, initial)
      return undefined
    }
    const readers = await loadParsers().catch((error: unknown) => {
      logFailure(`Bringing ${key} back`, error)
      return forever()
    })
    return { ...readerOf(readers)(bringBack(key)), _persist: { version: -1, rehydrated: true } }
  },
  stateReconciler: (inbound: S, _, reduced) => {
    // A change made before rehydration ended is newer than what was stored.
    const now = new Map(Object.entries(reduced))
    const changed = Object.entries(initial).some(([field, value]) => now.get(field) !== value)
    return changed ? reduced : { ...reduced, ...inbound }
  },
})

export const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      auth: persistReducer<AuthState>(
        persisted(storageKeys.auth, signedOutState, (readers) => readers.parseAuthState),
        authSlice.reducer,
      ),
      cart: persistReducer<CartState>(
        persisted(storageKeys.cart, noCart, (readers) => readers.parseCartState),
        cartSlice.reducer,
      ),
      wishlist: persistReducer<WishlistState>(
        persisted(storageKeys.wishlist, noWishlist, (readers) => readers.parseWishlistState),
        wishlistSlice.reducer,
      ),
      sessionEnd: sessionEndSlice.reducer,
    }),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }),
    devTools: import.meta.env.DEV,
  })

export type ShopStore = ReturnType<typeof makeStore>
export type ShopState = ReturnType<ShopStore['getState']>
export type ShopDispatch = ShopStore['dispatch']

/** The one store of the page. */
export const store: ShopStore = makeStore()
