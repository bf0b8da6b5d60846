import { signedOut } from './auth-slice'
import type { ShopStore } from './store'
import { readToken } from './token-storage'

/** The session for the API client: the stored token, and sign-out when the server refuses it. */
export const apiSession = (store: ShopStore) => ({
  getToken: readToken,
  onUnauthorized: (token: string) => {
    // A late response to an older token does not end the new session.
    if (readToken() === token) store.dispatch(signedOut('expired'))
  },
})
