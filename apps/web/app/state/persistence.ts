import type { UnknownAction } from '@reduxjs/toolkit'
import { type PersistConfig, type Persistor, persistStore, type WebStorage } from 'redux-persist'
import { logFailure } from '../config/log'
import { authAdopted } from './auth-slice'
import { cartAdopted } from './cart-slice'
import { parsePersisted, STATE_VERSION, serializePersisted } from './persisted-format'
import { notifyWriteFailure } from './session-messages'
import { onWriteFailure, readStored, removeStored, storageKeys, writeStored } from './storage'
import type { ShopStore } from './store'
import { wishlistAdopted } from './wishlist-slice'

/** The parsers of stored state need zod, which is not part of the first load. */
const loadParsers = () => import('./state-parsers')
type Parsers = Awaited<ReturnType<typeof loadParsers>>

/** The text that this tab would write under each key for the state that it last restored or wrote. */
const known = new Map<string, string>()

/**
 * Storage for redux-persist, which writes each state once after it has restored it, later in a background tab. Another tab may have signed
 * in or out in between, so a state that this tab has only restored is not written.
 */
const engineFor = (initial: object): WebStorage => ({
  getItem: async (key) => {
    const text = readStored(key)
    if (text === null) known.set(key, serializePersisted(initial))
    return text
  },
  setItem: async (key, text) => {
    if (known.get(key) === text) return
    known.set(key, text)
    writeStored(key, text)
  },
  removeItem: async (key) => removeStored(key),
})

/**
 * Configures redux-persist for a slice. A stored state, also one of an earlier version, is parsed; an invalid one counts as absent.
 * @param parserOf selects the slice's parser
 */
export const persistConfig = <S extends object>(
  key: string,
  initial: S,
  parserOf: (parsers: Parsers) => (value: unknown) => S,
): PersistConfig<S> => ({
  key,
  keyPrefix: '',
  version: STATE_VERSION,
  storage: engineFor(initial),
  // A time-out on a slow connection would write the initial state over the stored one.
  timeout: 0,
  migrate: async (stored) => {
    if (stored === undefined) return undefined
    try {
      const state = parserOf(await loadParsers())(stored)
      known.set(key, serializePersisted(state))
      return { ...state, _persist: { version: STATE_VERSION, rehydrated: true } }
    } catch (error) {
      logFailure(`Restoring ${key}`, error)
      // Without the parsers the state stays unknown: an error here would clear the stored one.
      return new Promise(() => undefined)
    }
  },
})

/** Adopts the state that other tabs store, so that a sign-out there is a sign-out here, and is never undone. */
const adoptFromOtherTabs = (store: ShopStore) => {
  const adopt = async (changedKey: string | null) => {
    const { parseAuthState, parseCartState, parseWishlistState } = await loadParsers()
    const { auth, cart, wishlist } = store.getState()
    const adoptState = <S extends object>(
      key: string,
      current: unknown,
      parse: (value: unknown) => S,
      adopted: (state: S) => UnknownAction,
    ) => {
      // The key is null when the whole storage was cleared.
      if (changedKey !== null && changedKey !== key) return
      const incoming = parse(parsePersisted(readStored(key)))
      known.set(key, serializePersisted(incoming))
      if (JSON.stringify(incoming) !== JSON.stringify(parse(current))) store.dispatch(adopted(incoming))
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
  return onWriteFailure((key) => {
    if (key !== storageKeys.cart || hasWarned || !store.getState().cart.cart?.items.length) return
    hasWarned = true
    notifyWriteFailure()
  })
}

/** redux-persist writes a moment after a change: a page that is left before must not lose the session or the cart. */
const flushOnLeave = (persistor: Persistor) => {
  const flush = () => void persistor.flush()
  const leaving = ['pagehide', 'visibilitychange']
  for (const event of leaving) window.addEventListener(event, flush)
  return () => {
    for (const event of leaving) window.removeEventListener(event, flush)
  }
}

/**
 * Restores the stored state and stores each change. Call it after hydration.
 * @returns a function that stops it
 */
export const startPersistence = (store: ShopStore): (() => void) => {
  const persistor = persistStore(store)
  const stops = [adoptFromOtherTabs(store), warnOfWriteFailure(store), flushOnLeave(persistor)]
  return () => {
    persistor.pause()
    for (const stop of stops) stop()
  }
}
