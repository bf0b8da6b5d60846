import { useQuery } from '@tanstack/react-query'
import { paths } from '../config/paths'
import { builtSite } from '../config/site'
import type { SiteSettings } from '../config/site-schema'
import { reading } from './lazy-reading'
import { queryKeys } from './query-keys'

/** The owner's settings: as built at first, then as data.json has them now. They never fail. */
export const useSite = (): SiteSettings => {
  const { data } = useQuery({
    queryKey: queryKeys.site,
    queryFn: async ({ signal }) => {
      const answer = await fetch(paths.siteData, { signal })
      if (!answer.ok) return builtSite
      const { parseSite } = await reading()
      return parseSite(await answer.json())
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: builtSite,
  })
  return data ?? builtSite
}
