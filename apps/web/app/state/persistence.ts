import { persistStore } from 'redux-persist'
import { loadParsers } from '../api/lazy-parsers'
import { logFailure } from '../config/log'
import { authAdopted } from './auth-slice'
import { cartAdopted } from './cart-slice'
import { bringBack, readStored, removeStored, storageKeys, writeStored } from './storage'
import type { ShopState, ShopStore } from './store'
import { wishlistAdopted } from './wishlist-slice'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What another tab wrote becomes this tab's state, so that a sign-out there is one here and is never undone. */
const adoptFromOtherTabs = (store: ShopStore) => {
  const adopt = async (key: string | null) => {
    const { parseAuthState, parseCartState, parseWishlistState } = await loadParsers()
    const { auth, cart, wishlist } = store.getState()
    // A null key is a storage that was cleared as a whole.
    if (key === storageKeys.auth || key === null) {
      const arriving = parseAuthState(bringBack(storageKeys.auth))
      if (!same(arriving, parseAuthState(auth))) store.dispatch(authAdopted(arriving))
    }
    if (key === storageKeys.cart || key === null) {
      const arriving = parseCartState(bringBack(storageKeys.cart))
      if (!same(arriving, parseCartState(cart))) store.dispatch(cartAdopted(arriving))
    }
    if (key === storageKeys.wishlist || key === null) {
      const arriving = parseWishlistState(bringBack(storageKeys.wishlist))
      if (!same(arriving, parseWishlistState(wishlist))) store.dispatch(wishlistAdopted(arriving))
    }
  }
  const listen = ({ key }: StorageEvent) => {
    adopt(key).catch((error: unknown) => logFailure("Reading another tab's state", error))
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** The token also stands on its own (requirements §3), where the API client reads it. */
const keepTokenApart = (store: ShopStore) => {
  const keep = () => {
    const { auth } = store.getState()
    if (!isRehydrated(store.getState()) || readStored(storageKeys.token) === auth.token) return
    if (auth.token) writeStored(storageKeys.token, auth.token)
    else removeStored(storageKeys.token)
  }
  return store.subscribe(keep)
}

/** Whether the stored state is back; until then nobody knows who is signed in, or what is in the cart and wished for. */
export const isRehydrated = ({ auth, cart, wishlist }: ShopState): boolean =>
  [auth, cart, wishlist].every(({ _persist }) => _persist?.rehydrated === true)

/** Starts remembering, after hydration. Answers how to stop. */
export const startPersistence = (store: ShopStore): (() => void) => {
  const persistor = persistStore(store)
  const stops = [keepTokenApart(store), adoptFromOtherTabs(store), () => persistor.pause()]
  return () => {
    for (const stop of stops) stop()
  }
}
