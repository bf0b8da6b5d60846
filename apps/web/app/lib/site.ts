import { useQuery } from '@tanstack/react-query'
import { paths } from '../config/paths'
import { builtSite, parseSite, type SiteSettings } from '../config/site'
import { queryKeys } from './query-keys'

/** The owner's settings: as built at first, then as data.json has them now. They never fail. */
export const useSite = (): SiteSettings => {
  const { data } = useQuery({
    queryKey: queryKeys.site,
    queryFn: async ({ signal }) => {
      const answer = await fetch(paths.siteData, { signal })
      return answer.ok ? parseSite(await answer.json()) : builtSite
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: builtSite,
  })
  return data ?? builtSite
}
