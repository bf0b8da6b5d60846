import { isBearerToken, signedOut } from './auth-slice'
import { readStored, storageKeys } from './storage'
import type { ShopStore } from './store'

/** The session for the API client: the stored token, and sign-out when the server refuses it. */
export const apiSession = (store: ShopStore) => ({
  getToken: () => {
    const token = readStored(storageKeys.token)
    return token !== null && isBearerToken(token) ? token : null
  },
  onUnauthorized: (token: string) => {
    // A late response to an older token does not end the new session.
    if (readStored(storageKeys.token) === token) store.dispatch(signedOut('expired'))
  },
})
