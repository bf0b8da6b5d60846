import { type QueryClient, queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { env } from '../config/env'
import type { SiteSettings } from '../config/parse-site'
import { paths } from '../config/paths'
import { builtSite } from '../config/site'
import { HTTP_TIMEOUT_MS } from '../config/ui-constants'
import { queryKeys } from './query-keys'

const fetchSite = async (): Promise<SiteSettings> => {
  const response = await fetch(paths.siteData, {
    priority: 'low',
    signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
  })
  if (!response.ok) return builtSite
  const received: unknown = await response.json()
  // Usually nothing has changed since the build: then the parser is not loaded.
  if (replaceEqualDeep(builtSite, received) === builtSite) return builtSite
  const { parseSite } = await import('../config/parse-site')
  return parseSite(received)
}

const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: fetchSite,
  // Stale from the start, so the page requests data.json once.
  initialData: builtSite,
  initialDataUpdatedAt: 1,
  staleTime: 24 * 60 * 60_000,
  retry: false,
})

/**
 * The owner's settings: those of the build at first, then the current ones of data.json. Those of
 * the build stay when it fails.
 */
export const useSite = (): SiteSettings => useQuery(siteQuery).data

/**
 * The owner's current settings in data.json, requested once a page; those of the build when the
 * request fails.
 */
export const loadSite = (client: QueryClient): Promise<SiteSettings> =>
  client.fetchQuery(siteQuery).catch(() => builtSite)

/** The public key of the card provider: that of the build, else of data.json; empty without one. */
export const loadPublicKey = async (client: QueryClient): Promise<string> =>
  env.stripePublishableKey || (await loadSite(client)).stripe_publishable_key
