import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, type PersistConfig, PURGE, persistReducer, REGISTER, REHYDRATE } from 'redux-persist'
import { type AuthState, authSlice, parseAuthState, signedOutState } from './auth-slice'
import { type CartState, cartSlice, noCart, parseCartState } from './cart-slice'
import { persistStorage, storageKeys } from './storage'

/** What comes back from storage goes through `parse`; a broken or foreign value is as if there were none. */
const persisted = <S extends object>(key: string, initial: S, parse: (value: unknown) => S): PersistConfig<S> => ({
  key,
  keyPrefix: '',
  storage: persistStorage,
  stateReconciler: (inbound: unknown, _, reduced) => {
    // A change made before rehydration ended is newer than what was stored.
    const now = new Map(Object.entries(reduced))
    const changed = Object.entries(initial).some(([field, value]) => now.get(field) !== value)
    return changed ? reduced : { ...reduced, ...parse(inbound) }
  },
})

export const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      auth: persistReducer<AuthState>(persisted(storageKeys.auth, signedOutState, parseAuthState), authSlice.reducer),
      cart: persistReducer<CartState>(persisted(storageKeys.cart, noCart, parseCartState), cartSlice.reducer),
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
