import { type PlaceOrderInput, toRinggit } from '@shop/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { asApiError } from '../../../api/api-error'
import { succeeded } from '../../../api/client'
import { orderApi } from '../../../api/domains/order'
import { shouldRetry } from '../../../api/retry'
import { clearIdempotencyKey, idempotencyKeyFor } from '../checkout-draft'

interface PlaceOrderVariables {
  readonly input: PlaceOrderInput
  /** The content of the cart: other content is another order. */
  readonly content: string
  /** The coupon of the checkout, also if it is not applied. */
  readonly couponCode: string | undefined
  /** The total that the shopper saw, in sen. */
  readonly shownTotal: number
  /** Whether the checkout showed that the order needs a quote. */
  readonly isQuoted: boolean
}

export interface PlacedOrder {
  readonly txnId: string
  /** In RM. */
  readonly total: number
  /** False for a quote, and for an order without a price. */
  readonly needsPayment: boolean
  readonly isQuoted: boolean
}

const requestOrder = async (input: PlaceOrderInput, content: string) => {
  const key = idempotencyKeyFor(JSON.stringify([content, input]))
  const { body } = await succeeded(
    orderApi.place.mutate({ headers: { 'idempotency-key': key }, body: input }),
  )
  return body.data
}

/**
 * Requests an order. That of a known key may be cancelled by now, as when the customer has ordered
 * on another device: then the request is for a new one.
 */
const requestOpenOrder = async (input: PlaceOrderInput, content: string) => {
  const order = await requestOrder(input, content)
  if (order.order_status !== 'cancelled') return order
  clearIdempotencyKey()
  return requestOrder(input, content)
}

/**
 * Places an order once: a second submit while the first is in flight does nothing, and the same
 * content has the same idempotency key, also after a reload or in a second tab. So a request
 * without a response can be retried.
 */
export const usePlaceOrder = () => {
  const isInFlight = useRef(false)
  const { mutate, data, error, variables, isPending, failureCount } = useMutation({
    retry: shouldRetry,
    networkMode: 'online',
    mutationFn: async ({
      input,
      content,
      shownTotal,
      isQuoted,
    }: PlaceOrderVariables): Promise<PlacedOrder> => {
      const {
        order_txn_id: txnId,
        order_status: status,
        order_total_amount,
        payment_required,
      } = await requestOpenOrder(input, content)
      const total = order_total_amount ?? toRinggit(shownTotal)
      // What the host does not say is as the checkout showed it.
      const isQuote = status === undefined ? isQuoted : status === 'quote_requested'
      return {
        txnId,
        total,
        isQuoted: isQuote,
        needsPayment: payment_required ?? (!isQuote && total > 0),
      }
    },
    onError: (failure) => {
      if (asApiError(failure)?.code === 'idempotency_key_reused') clearIdempotencyKey()
    },
    onSettled: (order, _error, { shownTotal }) => {
      // A placed order leaves this page; a second click until then does nothing.
      isInFlight.current = order !== undefined && !isRepriced(order, shownTotal)
    },
  })

  const place = (order: PlaceOrderVariables, callbacks: Parameters<typeof mutate>[1]) => {
    if (isInFlight.current) return
    isInFlight.current = true
    mutate(order, callbacks)
  }
  return { place, data, error, variables, isPending, isRetried: isPending && failureCount > 0 }
}

/**
 * Whether the order has to be paid and costs another amount than the shopper saw.
 * @param shownTotal in sen
 */
export const isRepriced = (order: PlacedOrder, shownTotal: number): boolean =>
  order.needsPayment && order.total !== toRinggit(shownTotal)
