import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '../config/paths'
import { builtSite } from '../config/site'
import type { SiteSettings } from '../config/site-schema'
import { useHydrated } from '../hooks/use-hydrated'
import { idle } from './idle'
import { loadParsers } from './lazy-parsers'
import { queryKeys } from './query-keys'

/** The owner's settings as data.json has them now. The page stands with those of the build, so this lets all else go first. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: async () => {
    await idle()
    // Not ended with whoever asked first: others wait for the same answer.
    const answer = await fetch(paths.siteData)
    if (!answer.ok) return builtSite
    const { parseSite } = await loadParsers()
    return parseSite(await answer.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The owner's settings: as built at first, then as data.json has them now. They never fail. */
export const useSite = (): SiteSettings => {
  const { data } = useQuery(siteQuery)
  // A part of a page that comes later hydrates when data.json may be long here; it must first agree with what was drawn without it.
  return (useHydrated() && data) || builtSite
}
