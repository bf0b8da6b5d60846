import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated'

const empty = new URLSearchParams()

/**
 * The query of the URL, read-only. Pages are prerendered without a query, so it is empty during
 * hydration; `useSearchParams` would cause a hydration mismatch.
 */
export const useQueryParams = (): { readonly query: URLSearchParams; readonly ready: boolean } => {
  const [query] = useSearchParams()
  const ready = useHydrated()
  return { query: ready ? query : empty, ready }
}

const subscribe = () => () => undefined

/**
 * The same for a page that also works without a query. Without one it is not rendered again after
 * hydration.
 */
export const useOptionalQuery = (): URLSearchParams => {
  const [query] = useSearchParams()
  const hasQuery = useSyncExternalStore(
    subscribe,
    () => query.toString() !== '',
    () => false,
  )
  return hasQuery ? query : empty
}
