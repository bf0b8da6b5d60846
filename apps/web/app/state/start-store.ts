import type { UnknownAction } from '@reduxjs/toolkit'
import type { QueryClient } from '@tanstack/react-query'
import { persistStore } from 'redux-persist'
import { toast } from '../components/toast/toasts'
import { logFailure } from '../config/log'
import { authAdopted } from './auth-slice'
import { cartAdopted } from './cart-slice'
import { startListeners } from './listeners'
import { loadStateParsers, readPersisted } from './persisted-state'
import { onWriteFailure, storageKeys } from './storage'
import type { ShopStore } from './store'
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

/** Time to read two sentences. */
const WARNING_MS = 10_000

/** Warns once that the browser does not store the cart. */
const warnOfWriteFailure = (store: ShopStore) => {
  let hasWarned = false
  return onWriteFailure((key) => {
    if (hasWarned || key !== storageKeys.cart || !store.getState().cart.cart?.items.length) return
    hasWarned = true
    toast.blank('Your browser does not let the shop remember anything. Your cart stays as long as this page is open.', {
      durationMs: WARNING_MS,
    })
  })
}

/**
 * Starts the store's persistence and side effects. Call it after hydration.
 * @returns a function that stops them
 */
export const startStore = (store: ShopStore, queryClient: QueryClient): (() => void) => {
  const stops = [startListeners(store, queryClient), adoptFromOtherTabs(store), warnOfWriteFailure(store)]
  const persistor = persistStore(store)
  return () => {
    persistor.pause()
    for (const stop of stops) stop()
  }
}
