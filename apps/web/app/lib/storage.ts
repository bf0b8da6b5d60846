import type { WebStorage } from 'redux-persist'

/** The keys of local storage (spec §3). */
export const storageKeys = { auth: 'auth-data', cart: 'cart-data', token: 'token' } as const

/** Storage may be full, or shut off by the browser's settings: the shop then works without a memory. */
const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key), null)
export const writeStored = (key: string, value: string): void =>
  attempt(() => localStorage.setItem(key, value), undefined)
export const removeStored = (key: string): void => attempt(() => localStorage.removeItem(key), undefined)

/** What redux-persist asks of a storage; its own adapter does not survive bundling. */
export const persistStorage: WebStorage = {
  getItem: async (key) => readStored(key),
  setItem: async (key, value) => writeStored(key, value),
  removeItem: async (key) => removeStored(key),
}
