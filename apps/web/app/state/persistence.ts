import {
  getStoredState,
  type PersistedState,
  type PersistorOptions,
  persistStore,
  REHYDRATE,
} from 'redux-persist'
import { toast } from '../components/toast/toasts'
import { logFailure } from '../config/log'
import { TOAST } from '../config/ui-constants'
import { isInMemory, storageKeys } from './storage'
import { loadParsers, persistConfigs, type ShopStore, untilRehydrated } from './store'

/** Its types lack the option, which the documentation of redux-persist has. */
const options: PersistorOptions & { readonly manualPersist: true } = { manualPersist: true }

const slices = ['auth', 'cart', 'wishlist'] as const

/**
 * Adopts what another tab has stored, so that a sign-out there is a sign-out here.
 * @param key null when the whole storage was cleared
 */
const adopt = async (store: ShopStore, key: string | null): Promise<void> => {
  const parsers = await loadParsers()
  await untilRehydrated(store)
  for (const slice of slices) {
    const config = persistConfigs[slice]
    if (key !== null && key !== config.key) continue
    const parse = parsers[slice]
    const stored: unknown = await getStoredState(config).catch(() => undefined)
    const payload = parse(stored)
    if (JSON.stringify(payload) !== JSON.stringify(parse(store.getState()[slice])))
      store.dispatch({ type: REHYDRATE, key: config.key, payload })
  }
}

/** Warns once that the browser does not store the cart. */
const warnOfBlockedStorage = (store: ShopStore) => {
  const stop = store.subscribe(() => {
    if (!isInMemory(storageKeys.cart) || !store.getState().cart.cart?.items.length) return
    stop()
    toast.blank(
      'Your browser blocks storage for this shop. Your cart lasts while this page is open.',
      { durationMs: TOAST.undoMs },
    )
  })
  return stop
}

/**
 * Restores the stored state and stores each change. Call it after hydration.
 * @returns a function that stops it
 */
export const startPersistence = (store: ShopStore): (() => void) => {
  let isStopped = false
  const persistor = persistStore(store, options)
  const restore = async () => {
    // This loads the parsers where they are needed. Without them the stored state stays as it is:
    // later, an error in `migrate` would clear it.
    for (const slice of slices) {
      const { migrate, ...config } = persistConfigs[slice]
      const stored = await getStoredState(config).catch(() => undefined)
      await migrate?.(stored as PersistedState, -1)
    }
    if (!isStopped) persistor.persist()
  }
  restore().catch((error: unknown) => logFailure('Restoring the stored state', error))
  // redux-persist writes a moment after a change: a page that is left before must not lose it.
  const flush = () => void persistor.flush()
  const handleStorage = ({ key }: StorageEvent) => {
    adopt(store, key).catch((error: unknown) =>
      logFailure('Adopting the state of another tab', error),
    )
  }
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pagehide', flush)
  window.addEventListener('visibilitychange', flush)
  const stopWarning = warnOfBlockedStorage(store)
  return () => {
    isStopped = true
    flush()
    persistor.pause()
    stopWarning()
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('visibilitychange', flush)
  }
}
