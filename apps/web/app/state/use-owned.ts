import { useSyncExternalStore } from 'react'
import { type OwnedKey, readOwned, writeOwned } from './owned-storage'
import { readStored } from './storage'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * A stored value of the current visitor, which other components and tabs change too, and a function
 * that stores a new one.
 */
export const useOwned = (
  key: OwnedKey,
): readonly [value: unknown, store: (value: unknown) => void] => {
  // The text, since each parsed value is a new object.
  useSyncExternalStore(subscribe, () => readStored(key))
  const store = (value: unknown) => {
    writeOwned(key, value)
    for (const listener of listeners) listener()
  }
  return [readOwned(key), store]
}
