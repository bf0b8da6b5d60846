import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated'

const empty = new URLSearchParams()

const subscribe = () => () => undefined

/**
 * The query of the URL, read-only. Pages are prerendered without a query, so it is empty during
 * hydration; `useSearchParams` would cause a hydration mismatch. A page without a query is not
 * rendered again after hydration.
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

/** The same for a page that needs its query: `ready` once it is known. */
export const useQueryParams = (): { readonly query: URLSearchParams; readonly ready: boolean } => ({
  query: useOptionalQuery(),
  ready: useHydrated(),
})
