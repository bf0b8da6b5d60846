import { PAGE_SIZE, productTypes } from '@shop/contract'
import type { TestAccount } from '@shop/contract/host'
import { useQuery } from '@tanstack/react-query'
import { succeeded } from '../../../api/client'
import { profileApi } from '../../../api/domains/profile'
import { queryKeys } from '../../../api/query-keys'
import { useCustomerId } from '../../../state/hooks'

/** More than any customer has: a host that ignores the page would be asked for ever. */
const MAX_PAGES = 100

const loadSeats = async (customerId: number | undefined): Promise<readonly TestAccount[]> => {
  const seats: TestAccount[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { customer_id: customerId, page }
    const { data, last_page } = (await succeeded(profileApi.testAccounts.query({ query }))).body
    seats.push(...data)
    // A host may not say how many pages there are.
    if (last_page === undefined ? data.length < PAGE_SIZE : page >= last_page) break
  }
  return seats
}

/** The seats of a group test of an order, or one personal test. */
export interface SeatGroup {
  /** Undefined where the host does not say. */
  readonly orderTxnId: string | undefined
  readonly productName: string | undefined
  /** In the order in which they were made: the first one is seat 1, in every list. */
  readonly seats: readonly TestAccount[]
}

const isPersonal = ({ product_type: type }: TestAccount) =>
  type !== undefined && !productTypes[type].isPerSeat

export const groupSeats = (seats: readonly TestAccount[]): readonly SeatGroup[] =>
  [
    ...Map.groupBy(
      seats,
      ({ order_txn_id, product_name }) => `${order_txn_id} ${product_name}`,
    ).values(),
  ]
    .map((group) =>
      group.toSorted((one, other) => (one.test_account_id ?? 0) - (other.test_account_id ?? 0)),
    )
    .flatMap((group) => (group.every(isPersonal) ? group.map((seat) => [seat]) : [group]))
    .map((group) => ({
      orderTxnId: group[0]?.order_txn_id,
      productName: group[0]?.product_name,
      seats: group,
    }))

/**
 * All seats of the customer by order and test, newest order first, from every page of the list
 * (requirements §7).
 */
export const useSeatGroups = ({ enabled = true } = {}) => {
  const customerId = useCustomerId()
  return useQuery({
    queryKey: queryKeys.testAccounts(customerId, 'all'),
    enabled,
    queryFn: () => loadSeats(customerId),
    // A status may have changed since.
    staleTime: 0,
    select: groupSeats,
  })
}
