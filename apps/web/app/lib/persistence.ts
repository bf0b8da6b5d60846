import { persistStore } from 'redux-persist'
import { authAdopted, parseAuthState } from './auth-slice'
import { cartAdopted, parseCartState } from './cart-slice'
import { readStored, removeStored, storageKeys, writeStored } from './storage'
import type { ShopState, ShopStore } from './store'

/**
 * Reads what redux-persist wrote: an object of JSON texts, one a field. Undefined for anything else.
 */
export const readPersisted = (text: string | null): Record<string, unknown> | undefined => {
  try {
    const outer: unknown = JSON.parse(text ?? '')
    if (typeof outer !== 'object' || outer === null) return undefined
    return Object.fromEntries(
      Object.entries(outer).map(([field, value]): [string, unknown] => [
        field,
        typeof value === 'string' ? JSON.parse(value) : undefined,
      ]),
    )
  } catch {
    return undefined
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What another tab wrote becomes this tab's state, so that a sign-out there is one here and is never undone. */
const adoptFromOtherTabs = (store: ShopStore) => {
  const adopt = (key: string | null) => {
    const { auth, cart } = store.getState()
    // A null key is a storage that was cleared as a whole.
    if (key === storageKeys.auth || key === null) {
      const arriving = parseAuthState(readPersisted(readStored(storageKeys.auth)))
      if (!same(arriving, parseAuthState(auth))) store.dispatch(authAdopted(arriving))
    }
    if (key === storageKeys.cart || key === null) {
      const arriving = parseCartState(readPersisted(readStored(storageKeys.cart)))
      if (!same(arriving, parseCartState(cart))) store.dispatch(cartAdopted(arriving))
    }
  }
  const listen = (event: StorageEvent) => adopt(event.key)
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** The token also stands on its own (spec §3), where the API client reads it. */
const keepTokenApart = (store: ShopStore) => {
  const keep = () => {
    const { auth } = store.getState()
    if (!isRehydrated(store.getState()) || readStored(storageKeys.token) === auth.token) return
    if (auth.token) writeStored(storageKeys.token, auth.token)
    else removeStored(storageKeys.token)
  }
  return store.subscribe(keep)
}

/** Whether the stored state is back; until then nobody knows who is signed in or what is in the cart. */
export const isRehydrated = ({ auth, cart }: ShopState): boolean =>
  auth._persist?.rehydrated === true && cart._persist?.rehydrated === true

/** Starts remembering, after hydration. Answers how to stop. */
export const startPersistence = (store: ShopStore): (() => void) => {
  const persistor = persistStore(store)
  const stops = [keepTokenApart(store), adoptFromOtherTabs(store), () => persistor.pause()]
  return () => {
    for (const stop of stops) stop()
  }
}
