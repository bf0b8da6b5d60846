import { contract } from 'virtual:contract-outline'
import { type PlacedOrder, type PlaceOrderInput, toRinggit } from '@shop/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { retryOf } from '../../../api/retry'
import { attemptKey, forgetAttempt } from '../checkout-draft'

interface Asked {
  readonly input: PlaceOrderInput
  /** What of the cart the order is for: another content is another order. */
  readonly content: string
}

/**
 * Places an order, once: a second press while the first is under way does nothing, and the same content carries the same
 * idempotency key, also after a reload or in a second tab. So a broken connection may be tried again.
 */
export const usePlaceOrder = () => {
  const underWay = useRef(false)
  const mutation = useMutation({
    retry: retryOf(contract.order.place),
    mutationFn: async ({ input, content }: Asked): Promise<PlacedOrder> => {
      const key = attemptKey(JSON.stringify([content, input]))
      const { body } = await succeeded(api.order.place.mutate({ headers: { 'idempotency-key': key }, body: input }))
      return body.data
    },
    onError: (error) => {
      if (asApiError(error)?.code === 'idempotency_key_reused') forgetAttempt()
    },
    onSettled: () => {
      underWay.current = false
    },
  })

  const place = (asked: Asked, callbacks: Parameters<typeof mutation.mutate>[1]) => {
    if (underWay.current) return
    underWay.current = true
    mutation.mutate(asked, callbacks)
  }
  return { place, busy: mutation.isPending, error: mutation.error, reset: mutation.reset }
}

/** Whether an order came out at another price than the shopper was shown. Both in sen and RM respectively. */
export const costsOtherwise = (placed: PlacedOrder, shownSen: number): boolean =>
  placed.order_total_amount !== toRinggit(shownSen)
