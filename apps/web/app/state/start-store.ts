import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { FLUSH, type Persistor, persistStore } from 'redux-persist'
import { logFailure } from '../config/log'
import { authAdopted } from './auth-slice'
import { cartAdopted } from './cart-slice'
import { startListeners } from './listeners'
import { loadStateParsers, readPersisted } from './persist-config'
import { notifyWriteFailure } from './session-messages'
import { onWriteFailure, storageKeys } from './storage'
import type { ShopDispatch, ShopState, ShopStore } from './store'
import { wishlistAdopted } from './wishlist-slice'

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Adopts the state that other tabs store, so that a sign-out there is a sign-out here, and is never undone. */
const adoptFromOtherTabs = (store: ShopStore) => {
  const adopt = async (changedKey: string | null) => {
    const { parseAuthState, parseCartState, parseWishlistState } = await loadStateParsers()
    const { auth, cart, wishlist } = store.getState()
    const adoptState = <S>(
      key: string,
      current: unknown,
      parse: (value: unknown) => S,
      adopted: (state: S) => UnknownAction,
    ) => {
      // The key is null when the whole storage was cleared.
      if (changedKey !== null && changedKey !== key) return
      const incoming = parse(readPersisted(key))
      if (!isEqual(incoming, parse(current))) store.dispatch(adopted(incoming))
    }
    adoptState(storageKeys.auth, auth, parseAuthState, authAdopted)
    adoptState(storageKeys.cart, cart, parseCartState, cartAdopted)
    adoptState(storageKeys.wishlist, wishlist, parseWishlistState, wishlistAdopted)
  }
  const handleStorage = ({ key }: StorageEvent) => {
    adopt(key).catch((error: unknown) => logFailure('Adopting the state of another tab', error))
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Warns once that the browser does not store the cart. */
const warnOfWriteFailure = (store: ShopStore) => {
  let hasWarned = false
  const warn = () => {
    if (hasWarned || !store.getState().cart.cart?.items.length) return
    hasWarned = true
    notifyWriteFailure()
  }
  return onWriteFailure((key) => {
    // redux-persist writes inside a reducer, where the state cannot be read.
    if (key === storageKeys.cart) queueMicrotask(warn)
  })
}

/** Writes each change at once: redux-persist delays its writes, and a page that is left in between would lose the session. */
const flushChanges = (store: ShopStore, persistor: Persistor) =>
  store.dispatch(
    addListener.withTypes<ShopState, ShopDispatch>()({
      predicate: ({ type }, { auth, cart, wishlist }, previous) =>
        type !== FLUSH && (auth !== previous.auth || cart !== previous.cart || wishlist !== previous.wishlist),
      effect: () => void persistor.flush(),
    }),
  )

/**
 * Starts the store's persistence and side effects. Call it after hydration.
 * @returns a function that stops them
 */
export const startStore = (store: ShopStore, queryClient: QueryClient): (() => void) => {
  const persistor = persistStore(store)
  const stops = [
    startListeners(store, queryClient),
    adoptFromOtherTabs(store),
    warnOfWriteFailure(store),
    flushChanges(store, persistor),
  ]
  return () => {
    persistor.pause()
    for (const stop of stops) stop()
  }
}
