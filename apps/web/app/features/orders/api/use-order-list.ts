import { type OrderStatus, orderStatusSchema } from '@shop/contract'
import { keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** What the list is narrowed to; empty for any. */
export interface OrderFilter {
  /** Part of a transaction number. */
  readonly txnid: string
  readonly status: OrderStatus | ''
}

/** The longest text that the contract searches for. */
export const SEARCH_MAX = 64

/** The filter as an address has it; what cannot be one is none. */
export const filterOf = (query: URLSearchParams): OrderFilter => ({
  txnid: (query.get('txnid') ?? '').trim().slice(0, SEARCH_MAX),
  status: z.safeParse(orderStatusSchema, query.get('status')).data ?? '',
})

/** A page of the customer's own orders, newest first (requirements §7). The last page stays while the next one is on its way. */
export const useOrderList = (customerId: number, page: number, filter: OrderFilter) =>
  api.order.list.useQuery({
    queryKey: queryKeys.orders({ customerId, page, ...filter }),
    queryData: { query: { customer_id: customerId, page, ...filter } },
    placeholderData: keepPreviousData,
    // A status may have moved on since.
    staleTime: 0,
    select: (answer) => answer.body,
  })
