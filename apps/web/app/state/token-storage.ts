import { isBearerToken } from './auth-slice'
import { readStored, removeStored, storageKeys, writeStored } from './storage'

/**
 * The bearer token under its own key (requirements §3), where the API client reads it. The session in `auth-data` has it too:
 * redux-persist writes that (persist-config.ts), and the console of the mock writes both when it signs a customer in.
 */
export const readToken = (): string | null => {
  const token = readStored(storageKeys.token)
  return token !== null && isBearerToken(token) ? token : null
}

/** @param token null removes it */
export const storeToken = (token: string | null): void => {
  if (token) writeStored(storageKeys.token, token)
  else removeStored(storageKeys.token)
}
