import { orderStatusSchema, orderTxnIdSchema, parseTolerant } from '@shop/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { asApiError } from '../../../api/api-error'
import { orderApi } from '../../../api/domains/order'
import { queryKeys } from '../../../api/query-keys'
import { logFailure } from '../../../config/log'

/** The order does not exist or belongs to another customer. */
const isNotOwn = (error: unknown) => [400, 403, 404].includes(asApiError(error)?.status ?? 0)

/**
 * One of the customer's own orders, by a number from the URL. Served from the cache and loaded
 * again, since its status may have changed. A load error is logged only (requirements §8).
 */
export const useOrder = (text: string | null | undefined) => {
  const id = parseTolerant(orderTxnIdSchema, text)
  const { data, error, isPending, refetch } = orderApi.detail.useQuery({
    queryKey: queryKeys.order(id ?? ''),
    queryData: { params: { id: id ?? '' } },
    enabled: id !== undefined,
    staleTime: 0,
    select: (response) => response.body.data,
  })
  useEffect(() => {
    if (error) logFailure('Loading the order', error)
  }, [error])

  if (data) return { kind: 'loaded', order: data } as const
  if (id === undefined || isNotOwn(error)) return { kind: 'unknown' } as const
  if (isPending && !error) return { kind: 'loading' } as const
  return { kind: 'failed', error, retry: refetch } as const
}

/** The contract's limit for the search text. */
export const SEARCH_MAX = 64

/**
 * The filters in a URL's query, such as a part of an order number; empty for no filter, also where
 * a value is invalid.
 */
export const parseOrderFilter = (query: URLSearchParams) => ({
  txnid: (query.get('txnid') ?? '').trim().slice(0, SEARCH_MAX),
  status: z.safeParse(orderStatusSchema, query.get('status')).data ?? ('' as const),
})
export type OrderFilter = ReturnType<typeof parseOrderFilter>

/**
 * A page of the customer's own orders, newest first (requirements §7). The previous page stays
 * visible while the next one loads.
 */
export const useOrderList = (customerId: number | undefined, page: number, filter: OrderFilter) =>
  orderApi.list.useQuery({
    queryKey: queryKeys.orders({ customerId, page, ...filter }),
    queryData: { query: { customer_id: customerId, page, ...filter } },
    placeholderData: keepPreviousData,
    // A status may have changed since.
    staleTime: 0,
    select: (response) => response.body,
  })
