import type { QueryClient } from '@tanstack/react-query'
import { publicQueries } from './query-keys'
import type { ShopStore } from './store'

const isPublic = (key: readonly unknown[]) => publicQueries.some((root) => root === key[0])

/**
 * When a customer goes, or another one comes, what the page knows of the last one goes too: every answer that is not the
 * same for all, and every call made, with what was sent. Answers how to stop.
 */
export const forgetCustomer = (store: ShopStore, queryClient: QueryClient): (() => void) => {
  let owner = store.getState().auth.user?.customer_id
  return store.subscribe(() => {
    const before = owner
    owner = store.getState().auth.user?.customer_id
    if (before === undefined || before === owner) return
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
    queryClient.getMutationCache().clear()
  })
}
