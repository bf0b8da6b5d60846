import { contract } from 'virtual:contract-outline'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { CACHE_RETENTION_MS } from '../config/ui-constants'
import { nextTask } from '../hooks/next-task'
import { whenIdle } from '../hooks/when-idle'
import type { PrerenderedData } from './prerendered-data'
import { queryKeys } from './query-keys'
import { loadResponseParser } from './response-parser'
import { retryDelay, shouldRetry } from './retry'

/** The queries that a prerendered page needs, with the data of its responses. */
const prerenderedQueries = ({ products, sliders, product }: PrerenderedData) => {
  const queries: (readonly [QueryKey, unknown])[] = []
  if (products) queries.push([queryKeys.products, products])
  if (sliders) queries.push([queryKeys.sliders, sliders])
  if (product) queries.push([queryKeys.product(product.product_id), product])
  return queries
}

/** Whether the browser has been idle: a page that is prerendered with products requests all of them no earlier. */
let hasBeenIdle = false

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
      },
      mutations: { retry: false, retryDelay, networkMode: 'always' },
    },
  })
  const hasProducts = Boolean(prerendered.selection ?? prerendered.product)
  client.setQueryDefaults(queryKeys.products, { enabled: () => hasBeenIdle || !hasProducts })
  for (const [key, data] of prerenderedQueries(prerendered)) {
    client.setQueryData(key, { status: 200, body: { data }, headers: new Headers() })
  }
  return client
}

/**
 * Requests again what the page was prerendered with, when the browser is idle: the shop may have changed since the build. Loading the
 * parser and each request are a task of their own: together they would block a slow phone.
 */
export const confirmPrerendered = async (client: QueryClient, prerendered: PrerenderedData): Promise<void> => {
  if (Object.keys(prerendered).length === 0) return
  await whenIdle()
  hasBeenIdle = true
  // A load error is handled where the parser is used.
  loadResponseParser(contract.catalog.products).catch(() => undefined)
  for (const queryKey of [queryKeys.products, queryKeys.sliders]) {
    await nextTask()
    void client.invalidateQueries({ queryKey })
  }
}
