import { isBearerToken, signedOut } from './auth-slice'
import { readStored, storageKeys } from './storage'
import type { ShopStore } from './store'

/**
 * The bearer token under its own key (requirements §3), where the API client reads it. The session
 * in `auth-data` has it too: redux-persist writes that, and the console of the mock writes both
 * when it signs a customer in.
 */
const readToken = (): string | null => {
  const token = readStored(storageKeys.token)
  return token !== null && isBearerToken(token) ? token : null
}

/** The session for the API client: the stored token, and sign-out when the server refuses it. */
export const apiSession = (store: ShopStore) => ({
  getToken: readToken,
  onUnauthorized: (token: string) => {
    // A late response to an older token does not end the new session.
    if (readToken() === token) store.dispatch(signedOut('expired'))
  },
})
