import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False while a prerendered page is hydrated, true afterwards, before the browser handles any input. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/** As `useHydrated`, but the components that depend on it render again in a transition: all of them at once would block input. */
export const useHydratedDeferred = (): boolean => {
  const [rendered] = useState({ hydrating: false })
  // React requests the second value only while it hydrates, and then finds that the first is the same.
  const wasHydrating = useSyncExternalStore(
    subscribe,
    () => rendered.hydrating,
    () => {
      rendered.hydrating = true
      return true
    },
  )
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    if (wasHydrating) startTransition(() => setIsHydrated(true))
  }, [wasHydrating])
  return isHydrated || !wasHydrating
}
