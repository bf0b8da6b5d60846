import { signedOut } from './auth-slice'
import { readStored, storageKeys } from './storage'
import type { ShopStore } from './store'

/** The session as the API client needs it: the stored token, and sign-out when the server refuses it. */
export const apiSession = (store: ShopStore) => ({
  getToken: () => readStored(storageKeys.token),
  onUnauthorized: (token: string) => {
    // A response to an older token does not end the session of a new one.
    if (readStored(storageKeys.token) === token) store.dispatch(signedOut('expiry'))
  },
})
