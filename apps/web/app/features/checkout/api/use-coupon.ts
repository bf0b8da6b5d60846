import { type Cart, contract } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '../../../api/api-error'
import { api, succeeded } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { retryOf } from '../../../api/retry'
import { readDraft, saveCoupon } from '../checkout-draft'

const unreachable = 'We could not check the coupon just now. Your cart and your details are kept.'

/** What in the cart a discount depends on. */
export const contentOf = ({ items }: Cart): string =>
  items.map(({ product_id, quantity, product }) => `${product_id}×${quantity}@${product.product_price}`).join()

/**
 * The coupon of this checkout: asked about anew whenever the cart changes, and kept on the device.
 * @param shippingCharges in RM
 */
export const useCoupon = (cart: Cart, shippingCharges: number) => {
  const [code, setCode] = useState(() => readDraft().coupon)
  const choose = (next: string | undefined) => {
    setCode(next)
    saveCoupon(next)
  }
  const query = { cart_uid: cart.cart_uid, coupon_code: code ?? '', shipping_charges: shippingCharges }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.coupon({ cartUid: cart.cart_uid, cart: contentOf(cart), code: code ?? '', shippingCharges }),
    enabled: code !== undefined,
    retry: retryOf(contract.coupon.apply),
    queryFn: async () => (await succeeded(api.coupon.apply.query({ query }))).body,
  })
  const applied = code !== undefined && !error ? data : undefined
  const problem = code !== undefined && error ? (asApiError(error)?.serverMessage ?? unreachable) : undefined

  return {
    code,
    /** What the server makes of the coupon; undefined without one, or while it is not known. */
    applied: applied?.data,
    message: applied?.message,
    problem,
    busy: code !== undefined && isFetching,
    /** Asks about a code; the same one as before is asked about again. */
    apply: (typed: string) => (typed === code ? void refetch() : choose(typed)),
    recheck: () => void refetch(),
    remove: () => choose(undefined),
  }
}

export type Coupon = ReturnType<typeof useCoupon>
