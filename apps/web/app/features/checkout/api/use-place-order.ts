import { contract } from 'virtual:contract-outline'
import { type PlaceOrderInput, toRinggit } from '@shop/contract'
import type { PlacedOrder } from '@shop/contract/host'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { retryOf } from '../../../api/retry'
import { idempotencyKeyFor } from '../checkout-draft'
import { clearIdempotencyKey } from '../clear-checkout'

interface PlaceOrderVariables {
  readonly input: PlaceOrderInput
  /** The content of the cart: other content is another order. */
  readonly content: string
  /** The coupon of the checkout, also if it is not applied. */
  readonly couponCode: string | undefined
  /** The total that the shopper saw, in sen. */
  readonly shownTotal: number
}

/**
 * Places an order once: a second submit while the first is in flight does nothing, and the same content has the same
 * idempotency key, also after a reload or in a second tab. So a request without a response can be retried.
 */
export const usePlaceOrder = () => {
  const isInFlight = useRef(false)
  const { mutate, data, error, variables, isPending } = useMutation({
    retry: retryOf(contract.order.place),
    mutationFn: async ({ input, content }: PlaceOrderVariables): Promise<PlacedOrder> => {
      const key = idempotencyKeyFor(JSON.stringify([content, input]))
      const { body } = await succeeded(api.order.place.mutate({ headers: { 'idempotency-key': key }, body: input }))
      return body.data
    },
    onError: (failure) => {
      if (asApiError(failure)?.code === 'idempotency_key_reused') clearIdempotencyKey()
    },
    onSettled: () => {
      isInFlight.current = false
    },
  })

  const place = (order: PlaceOrderVariables, callbacks: Parameters<typeof mutate>[1]) => {
    if (isInFlight.current) return
    isInFlight.current = true
    mutate(order, callbacks)
  }
  return { place, data, error, variables, isPending }
}

/** Whether the order has to be paid and costs another amount than the shopper saw. @param shownTotal in sen */
export const isRepriced = (order: PlacedOrder, shownTotal: number): boolean =>
  order.payment_required && order.order_total_amount !== toRinggit(shownTotal)
