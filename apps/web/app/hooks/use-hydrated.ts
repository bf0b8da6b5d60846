import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False while a prerendered page is hydrated, true afterwards, before the browser handles any
 * input.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
