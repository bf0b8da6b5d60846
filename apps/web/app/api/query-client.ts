import { QueryClient } from '@tanstack/react-query'
import { CACHE_RETENTION_MS } from '../config/ui-constants'
import { retryDelay, shouldRetry } from './retry'

/** The query cache, with requirements §9's retention and retries. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: CACHE_RETENTION_MS,
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
