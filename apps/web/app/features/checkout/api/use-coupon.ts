import { couponCodeInputSchema } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { succeeded } from '../../../api/client'
import { couponApi } from '../../../api/domains/coupon'
import { queryKeys } from '../../../api/query-keys'
import { cleanText } from '../../../components/mui/form-field'
import { readCheckoutDraft, saveCouponCode } from '../checkout-draft'
import { couponErrorText } from '../checkout-errors'

/** The part of the cart that a discount and an order depend on, as text. */
export const cartContent = ({ items }: Cart): string =>
  items
    .map(
      ({ product_id, quantity, product }) => `${product_id}×${quantity}@${product.product_price}`,
    )
    .join()

/**
 * The coupon of this checkout: stored on the device, and checked again after every change of the
 * cart.
 * @param shippingCharges in RM
 */
export const useCoupon = (cart: Cart, cartUid: string, shippingCharges: number) => {
  const [code, setCode] = useState(() => readCheckoutDraft().coupon)
  const [typed, setTyped] = useState(code ?? '')
  const [inputError, setInputError] = useState<string>()
  const choose = (next: string | undefined) => {
    setCode(next)
    saveCouponCode(next)
  }
  const query = {
    cart_uid: cartUid,
    coupon_code: code ?? '',
    shipping_charges: shippingCharges,
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.coupon({
      cartUid,
      cart: cartContent(cart),
      code: code ?? '',
      shippingCharges,
    }),
    enabled: code !== undefined,
    queryFn: async () => (await succeeded(couponApi.apply.query({ query }))).body,
  })
  const response = code !== undefined && !error ? data : undefined
  const isChecking = code !== undefined && isFetching
  const shownError =
    inputError ?? (code !== undefined && error ? couponErrorText(error) : undefined)

  return {
    code,
    typed,
    /** The discount that the server grants; undefined without a coupon and until the response. */
    applied: response?.data,
    message: response?.message,
    error: shownError,
    isChecking,
    /**
     * Typed, but not applied: leaving the field or a press of Pay applies it, and the next press of
     * Pay pays the new total.
     */
    isUnchecked: typed.trim() !== '' && !response && !shownError && !isChecking,
    type: (text: string) => {
      setTyped(text)
      setInputError(undefined)
      if (shownError) choose(undefined)
    },
    /** Checks the typed code; the current one is checked again. */
    apply: () => {
      const { data: next, error: invalid } = z.safeParse(couponCodeInputSchema, cleanText(typed))
      setInputError(invalid?.issues[0]?.message)
      if (!next) return
      if (next === code) void refetch()
      else choose(next)
    },
    recheck: () => void refetch(),
    remove: () => {
      setTyped('')
      choose(undefined)
    },
  }
}

export type Coupon = ReturnType<typeof useCoupon>
