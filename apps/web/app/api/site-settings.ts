import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '../config/paths'
import { builtSite } from '../config/site'
import type { SiteSettings } from '../config/site-schema'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { useHydrated } from '../hooks/use-hydrated'
import { whenIdle } from '../hooks/when-idle'
import { queryKeys } from './query-keys'

/** The owner's current settings in data.json. The page renders with those of the build, so this request has the lowest priority. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: async () => {
    await whenIdle()
    // Without the query's signal: several components share the response, and the first may unmount.
    const response = await fetch(paths.siteData, { signal: AbortSignal.timeout(HTTP_TIMEOUT_MS) })
    if (!response.ok) return builtSite
    const { parseSite } = await import('../config/site-schema')
    return parseSite(await response.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The owner's settings: those of the build at first, then those of data.json. Never in an error state. */
export const useSite = (): SiteSettings => {
  const { data } = useQuery(siteQuery)
  // A lazy-loaded part may hydrate after data.json was loaded; its first render must still match the prerendered HTML.
  return (useHydrated() && data) || builtSite
}
