import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False while a prerendered page is hydrated, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
