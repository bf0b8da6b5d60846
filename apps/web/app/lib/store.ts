import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, type PersistConfig, PURGE, persistReducer, REGISTER, REHYDRATE } from 'redux-persist'
import { type AuthState, authSlice, parseAuthState } from './auth-slice'
import { type CartState, cartSlice, parseCartState } from './cart-slice'
import { persistStorage, storageKeys } from './storage'

/** What comes back from storage goes through `parse`; a broken or foreign value is as if there were none. */
const persisted = <S extends object>(key: string, parse: (value: unknown) => S): PersistConfig<S> => ({
  key,
  keyPrefix: '',
  storage: persistStorage,
  stateReconciler: (inbound: unknown, original, reduced) =>
    // A change made before rehydration ended is newer than what was stored.
    original === reduced ? { ...reduced, ...parse(inbound) } : reduced,
})

export const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      auth: persistReducer<AuthState>(persisted(storageKeys.auth, parseAuthState), authSlice.reducer),
      cart: persistReducer<CartState>(persisted(storageKeys.cart, parseCartState), cartSlice.reducer),
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
