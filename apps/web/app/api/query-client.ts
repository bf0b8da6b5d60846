import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { CACHE_RETENTION_MS } from '../config/ui-constants'
import type { PrerenderedData } from './prerendered-data'
import { queryKeys } from './query-keys'
import { retryDelay, shouldRetry } from './retry'

/** The queries that a prerendered page needs, with the data of its responses. */
const prerenderedQueries = ({ products, sliders, product }: PrerenderedData) => {
  const queries: (readonly [QueryKey, unknown])[] = []
  if (products) queries.push([queryKeys.products, products])
  if (sliders) queries.push([queryKeys.sliders, sliders])
  if (product) queries.push([queryKeys.product(product.product_id), product])
  return queries
}

/** The query cache, with requirements §9's retention and retries, and what the page was prerendered with. */
export const makeQueryClient = (prerendered: PrerenderedData) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A timer would keep the build from ending.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : CACHE_RETENTION_MS,
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: false,
        // The default pauses a request while offline; an error with a retry button is better than an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, retryDelay, networkMode: 'always' },
    },
  })
  for (const [key, data] of prerenderedQueries(prerendered)) {
    // Stale from the start: the shop may have changed since the build, so the page requests the current data once it is hydrated.
    client.setQueryData(key, { status: 200, body: { data }, headers: new Headers() }, { updatedAt: 1 })
  }
  return client
}
