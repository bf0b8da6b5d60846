import type { TestAccountStatus } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** A page of the customer's test accounts, newest first (requirements §7). */
export const useTestAccounts = (customerId: number | undefined, page: number) =>
  api.profile.testAccounts.useQuery({
    queryKey: queryKeys.testAccounts(customerId, page),
    queryData: { query: { ...(customerId !== undefined && { customer_id: customerId }), page } },
    placeholderData: keepPreviousData,
    // A status may have changed since.
    staleTime: 0,
    select: (response) => response.body,
  })

/** Label and tone of a test account's status (architecture §4). */
export const testAccountStatusLabels: Readonly<
  Record<TestAccountStatus, { readonly label: string; readonly tone: 'success' | 'pending' | 'neutral' }>
> = {
  unassigned: { label: 'Not given out', tone: 'neutral' },
  assigned: { label: 'Given out', tone: 'pending' },
  completed: { label: 'Completed', tone: 'success' },
}

interface OrderTestAccounts {
  /** Undefined where the host does not say. */
  readonly orderTxnId: string | undefined
  readonly seats: readonly TestAccount[]
}

/** Test accounts grouped by order, in the order of the list. */
export const groupByOrder = (seats: readonly TestAccount[]): readonly OrderTestAccounts[] =>
  [...Map.groupBy(seats, ({ order_txn_id }) => order_txn_id)].map(([orderTxnId, group]) => ({
    orderTxnId,
    seats: group,
  }))
