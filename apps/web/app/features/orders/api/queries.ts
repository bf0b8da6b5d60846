import { orderTxnIdSchema } from '@shop/contract'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { asApiError } from '../../../api/api-error'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { logFailure } from '../../../config/log'

/** An order's number as it stands in an address, or undefined when it cannot be one. */
const readOrderTxnId = (text: string | null | undefined) => z.safeParse(orderTxnIdSchema, text).data

/** What the server says of an order that is not there, or is another customer's. */
const isRefusal = (error: unknown) => [400, 403, 404].includes(asApiError(error)?.status ?? 0)

/**
 * One of the customer's own orders, by what the address says. Shown from the cache at once, and asked for anew: a status
 * may have moved on. A load error is logged only (requirements §8).
 */
export const useOrder = (text: string | null | undefined) => {
  const id = readOrderTxnId(text)
  const { data, error, isPending, isFetching, refetch } = api.order.detail.useQuery({
    queryKey: queryKeys.order(id ?? ''),
    queryData: { params: { id: id ?? '' } },
    enabled: id !== undefined,
    staleTime: 0,
    select: (answer) => answer.body.data,
  })
  useEffect(() => {
    if (error) logFailure('Loading the order', error)
  }, [error])

  if (data) return { kind: 'here', order: data } as const
  if (id === undefined || isRefusal(error)) return { kind: 'unknown' } as const
  if (isPending && !error) return { kind: 'loading' } as const
  return { kind: 'failed', busy: isFetching, retry: () => void refetch() } as const
}
