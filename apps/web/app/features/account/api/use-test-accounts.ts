import { PAGE_SIZE, type TestAccountStatus } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import { keepPreviousData } from '@tanstack/react-query'
import { api, succeeded } from '../../../api/client'
import { ofCustomer } from '../../../api/of-customer'
import { queryKeys } from '../../../api/query-keys'

/** A page of the customer's test accounts, newest first (requirements §7). */
export const useTestAccounts = (customerId: number | undefined, page: number) =>
  api.profile.testAccounts.useQuery({
    queryKey: queryKeys.testAccounts(customerId, page),
    queryData: { query: { ...ofCustomer(customerId), page } },
    placeholderData: keepPreviousData,
    // A status may have changed since.
    staleTime: 0,
    select: (response) => response.body,
  })

/** More than any order has: a host that ignores the page would be asked for ever. */
const MAX_PAGES = 100

/** All seats of an order, from every page of the list. */
export const loadSeatsOf = async (orderTxnId: string, customerId: number | undefined): Promise<TestAccount[]> => {
  const seats: TestAccount[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { ...ofCustomer(customerId), page }
    const { body } = await succeeded(api.profile.testAccounts.query({ query }))
    seats.push(...body.data.filter(({ order_txn_id }) => order_txn_id === orderTxnId))
    if (page >= (body.last_page ?? MAX_PAGES) || body.data.length < PAGE_SIZE) break
  }
  return seats
}

/** Label and tone of a test account's status (architecture §4). */
export const testAccountStatusLabels: Readonly<
  Record<TestAccountStatus, { readonly label: string; readonly tone: 'success' | 'pending' | 'neutral' }>
> = {
  unassigned: { label: 'Unassigned', tone: 'neutral' },
  assigned: { label: 'Assigned', tone: 'pending' },
  completed: { label: 'Completed', tone: 'success' },
}
