import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type PersistConfig,
  PURGE,
  persistReducer,
  REGISTER,
  REHYDRATE,
  type WebStorage,
} from 'redux-persist'
import { authSlice, customerKeyOf, signedOutState, signOutReasonSlice } from './auth-slice'
import { cartSlice, noCart } from './cart-slice'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import { noWishlist, wishlistSlice } from './wishlist-slice'

/** The parsers of stored state need zod, which is not part of the first load. */
export const loadParsers = async () => (await import('./state-parsers')).stateParsers

type Parsers = Awaited<ReturnType<typeof loadParsers>>

/** What this tab last read or wrote under each key. */
const seen = new Map<string, string | null>()

const storage: WebStorage = {
  getItem: async (key) => {
    const text = readStored(key)
    seen.set(key, text)
    return text
  },
  setItem: async (key, text) => {
    const current = readStored(key)
    // Another tab has written since, such as a sign-out: `adopt` (persistence.ts) reads that.
    if (current !== null && current !== seen.get(key)) return
    seen.set(key, text)
    // What another tab writes at this moment may not be visible yet: equal text is not written.
    if (text !== current) writeStored(key, text)
  },
  removeItem: async (key) => removeStored(key),
}

/** Whether a stored state is that of a new visitor, which needs no parser. */
const isInitial = (stored: object, initial: object): boolean =>
  JSON.stringify({ ...stored, _persist: undefined }) === JSON.stringify(initial)

const persistConfig = <S extends object>(
  key: string,
  initial: S,
  parserOf: (parsers: Parsers) => (value: unknown) => S,
): PersistConfig<S> => ({
  key,
  keyPrefix: '',
  storage,
  // A time-out on a slow connection would write the initial state over the stored one.
  timeout: 0,
  // An invalid state counts as absent.
  migrate: async (stored) =>
    stored && {
      ...(isInitial(stored, initial) ? initial : parserOf(await loadParsers())(stored)),
      _persist: { version: -1, rehydrated: true },
    },
})

export const persistConfigs = {
  auth: persistConfig(storageKeys.auth, signedOutState, ({ auth }) => auth),
  cart: persistConfig(storageKeys.cart, noCart, ({ cart }) => cart),
  wishlist: persistConfig(storageKeys.wishlist, noWishlist, ({ wishlist }) => wishlist),
}

export const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      auth: persistReducer(persistConfigs.auth, authSlice.reducer),
      cart: persistReducer(persistConfigs.cart, cartSlice.reducer),
      wishlist: persistReducer(persistConfigs.wishlist, wishlistSlice.reducer),
      signOutReason: signOutReasonSlice.reducer,
    }),
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      }).prepend(createListenerMiddleware().middleware), // listeners.ts adds its listeners.
    devTools: import.meta.env.DEV,
  })

export type ShopStore = ReturnType<typeof makeStore>
export type ShopState = ReturnType<ShopStore['getState']>
export type ShopDispatch = ShopStore['dispatch']

export const untilRehydrated = async (store: ShopStore): Promise<void> => {
  if (isRehydrated(store.getState())) return
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!isRehydrated(store.getState())) return
      stop()
      resolve()
    })
  })
}

/**
 * Whether the stored state is restored; until then the customer, the cart and the wishlist are
 * unknown.
 */
export const isRehydrated = ({ auth, cart, wishlist }: ShopState): boolean =>
  [auth, cart, wishlist].every(({ _persist }) => _persist?.rehydrated === true)

/** Identifies the signed-in customer on this device; undefined for a guest. */
export const customerKeyIn = ({ auth }: ShopState): string | undefined =>
  auth.isAuthorized && auth.user ? customerKeyOf(auth.user) : undefined
