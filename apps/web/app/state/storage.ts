import { hashKey } from '@tanstack/react-query'
import type { WebStorage } from 'redux-persist'

/**
 * The keys of local storage: the first three are the spec's (§3), then what is wished for and read, a purchase in the making, a
 * password being reset (the spec does not show that key), and whose session ran out here.
 */
export const storageKeys = {
  auth: 'auth-data',
  cart: 'cart-data',
  token: 'token',
  wishlist: 'wishlist-data',
  notifications: 'notifications-data',
  checkout: 'checkout-data',
  payment: 'payment-data',
  reset: 'reset-password-form',
  outlived: 'outlived-session',
} as const

/**
 * What could not be written: storage may be full, or shut off by the browser's settings. The shop then remembers as long as the
 * page is open. What a full storage still holds is left, as other tabs go by it.
 */
const unwritten = new Map<string, string>()

let listener: ((key: string) => void) | undefined

/** Hears of each value that the browser did not keep, by its key. Answers how to stop. */
export const onUnwritten = (hear: (key: string) => void): (() => void) => {
  listener = hear
  return () => {
    listener = undefined
  }
}

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

export const readStored = (key: string): string | null =>
  unwritten.get(key) ?? attempt(() => localStorage.getItem(key), null)

export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
    unwritten.delete(key)
  } catch {
    unwritten.set(key, value)
    listener?.(key)
  }
}

export const removeStored = (key: string): void => {
  unwritten.delete(key)
  attempt(() => localStorage.removeItem(key), undefined)
}

type Persisted = Readonly<Record<string, unknown>>

/**
 * Reads what redux-persist wrote: an object of JSON texts, one a field. Undefined for anything else.
 */
export const readPersisted = (text: string | null): Persisted | undefined => {
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

/** What this tab last read or wrote under each key of redux-persist, in whatever order its fields stand. */
const known = new Map<string, string>()

const contentOf = ({ _persist, ...fields }: Persisted = {}) => hashKey([fields])

/** Says that nothing but this is stored under the key as far as this tab knows. */
export const noteStored = (key: string, value: object): void => {
  known.set(key, contentOf({ ...value }))
}

/** Reads what redux-persist wrote under the key, in this tab or in another one. */
export const bringBack = (key: string): Persisted | undefined => {
  const value = readPersisted(readStored(key))
  known.set(key, contentOf(value))
  return value
}

/**
 * What redux-persist asks of a storage; its own adapter does not survive bundling. A tab writes what it changed, and not what it
 * only brought back: redux-persist takes its time, longer in a tab that nobody looks at, and another tab may have signed out
 * meanwhile.
 */
export const persistStorage: WebStorage = {
  getItem: async (key) => readStored(key),
  setItem: async (key, value) => {
    const content = contentOf(readPersisted(value))
    if (content === known.get(key)) return
    known.set(key, content)
    writeStored(key, value)
  },
  removeItem: async (key) => removeStored(key),
}
