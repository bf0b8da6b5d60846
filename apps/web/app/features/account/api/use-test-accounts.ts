import type { TestAccount, TestAccountStatus } from '@shop/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** A page of the seats of the customer's own tests, newest first (requirements §7). */
export const useTestSeats = (customerId: number, page: number) =>
  api.profile.testAccounts.useQuery({
    queryKey: queryKeys.testAccounts(customerId, page),
    queryData: { query: { customer_id: customerId, page } },
    placeholderData: keepPreviousData,
    // Somebody may have taken a test since.
    staleTime: 0,
    select: (answer) => answer.body,
  })

/** How a seat's status (architecture §4) is named, and what sort of news it is. */
export const seatStatusNames: Readonly<
  Record<TestAccountStatus, { readonly label: string; readonly tone: 'success' | 'pending' | 'neutral' }>
> = {
  unassigned: { label: 'Not given out', tone: 'neutral' },
  assigned: { label: 'Given out', tone: 'pending' },
  completed: { label: 'Completed', tone: 'success' },
}

interface OrderSeats {
  readonly orderTxnId: string
  readonly seats: readonly TestAccount[]
}

/** Seats by the order that they were bought with, in the order that they came in. */
export const seatsByOrder = (seats: readonly TestAccount[]): readonly OrderSeats[] =>
  [...Map.groupBy(seats, ({ order_txn_id }) => order_txn_id)].map(([orderTxnId, group]) => ({
    orderTxnId,
    seats: group,
  }))
