import { hashKey } from '@tanstack/react-query'
import type { PersistConfig, WebStorage } from 'redux-persist'
import { logFailure } from '../config/log'
import { parsePersisted, restored } from './persisted-format'
import { readStored, removeStored, writeStored } from './storage'

/** Loads the parsers of stored state; they need zod, which is not part of the first load. */
export const loadStateParsers = () => import('./state-parsers')

type StateParsers = Awaited<ReturnType<typeof loadStateParsers>>

/** The state that this tab last read or wrote under each key, independent of the order of its fields. */
const known = new Map<string, string>()

const fingerprint = (state: object = {}) => {
  const { _persist, ...fields }: Record<string, unknown> = { ...state }
  return hashKey([fields])
}

/** Reads the fields that redux-persist stored under the key, in this tab or in another one. */
export const readPersisted = (key: string) => {
  const fields = parsePersisted(readStored(key))
  known.set(key, fingerprint(fields))
  return fields
}

/**
 * The storage adapter: redux-persist's own does not survive bundling. It writes only a state that this tab has changed, never one
 * that it has only restored: redux-persist writes with a delay, which is long in a background tab, and another tab may have signed
 * out in between.
 */
const storage: WebStorage = {
  getItem: async (key) => readStored(key),
  setItem: async (key, value) => {
    const content = fingerprint(parsePersisted(value))
    if (content === known.get(key)) return
    known.set(key, content)
    writeStored(key, value)
  },
  removeItem: async (key) => removeStored(key),
}

const pending = () => new Promise<never>(() => undefined)

/**
 * Configures redux-persist for a slice. Stored values are parsed; an invalid value is treated as absent.
 * @param parserOf selects the slice's parser
 */
export const persistConfig = <S extends object>(
  key: string,
  initial: S,
  parserOf: (parsers: StateParsers) => (value: unknown) => S,
): PersistConfig<S> => ({
  key,
  keyPrefix: '',
  storage,
  // A time-out on a slow connection would write an empty state over the stored one.
  timeout: 0,
  getStoredState: async () => {
    if (readStored(key) === null) {
      known.set(key, fingerprint(initial))
      return undefined
    }
    const parsers = await loadStateParsers().catch((error: unknown) => {
      logFailure(`Restoring ${key}`, error)
      return pending()
    })
    return { ...parserOf(parsers)(readPersisted(key)), ...restored }
  },
  stateReconciler: (inbound: S, _, reduced) => {
    // A change made before rehydration is newer than the stored state.
    const now = new Map(Object.entries(reduced))
    const isChanged = Object.entries(initial).some(([field, value]) => now.get(field) !== value)
    return isChanged ? reduced : { ...reduced, ...inbound }
  },
})
