import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const never = () => () => undefined
const nothing = new URLSearchParams()

/** False while a prerendered page is being taken over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The address's query, to be read only. Pages are drawn at build time without one, so it is empty during hydration: reading
 * `useSearchParams` for what a prerendered page shows would make the two disagree.
 */
export const useQueryParams = (): { readonly query: URLSearchParams; readonly ready: boolean } => {
  const [query] = useSearchParams()
  const ready = useHydrated()
  return { query: ready ? query : nothing, ready }
}
