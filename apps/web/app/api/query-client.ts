import { type NotifyOnChangeProps, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { PrerenderedData } from './prerendered-data'
import { queryKeys } from './query-keys'
import { shouldRetry } from './retry'

/**
 * For the queries of prerendered pages, which load their data again after hydration. ts-rest reads
 * each field of a result, so that the start and the end of a request would render the page again.
 */
export const contentProps: NotifyOnChangeProps = ['data', 'error']

/**
 * The query cache, with what the page was prerendered with. The retention of 5 minutes
 * (requirements §9) is the default of TanStack Query.
 */
export const makeQueryClient = ({ products, sliders, product }: PrerenderedData) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        // The default pauses a request while offline; an error with a retry button is better than
        // an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  // Stale from the start: the shop may have changed since the build, so the page requests the
  // current data once it is hydrated.
  const add = (key: QueryKey, data: unknown) =>
    data &&
    client.setQueryData(
      key,
      { status: 200, body: { data }, headers: new Headers() },
      { updatedAt: 1 },
    )
  add(queryKeys.products, products)
  add(queryKeys.sliders, sliders)
  add(queryKeys.product(product?.product_id ?? 0), product)
  return client
}
