import { appliedDiscount, cartNeedsShipping, needsQuote, orderTotals, toSen } from '@shop/contract'
import type { Cart } from '@shop/contract/host'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { setFieldErrors } from '../../api/form-errors'
import { isUntouchedAddress } from '../addresses/address-form'
import { useShipping } from '../addresses/api/use-shipping'
import { cartContent, useCoupon } from './api/use-coupon'
import { isRepriced, type PlacedOrder, usePlaceOrder } from './api/use-place-order'
import { useSavedDetails } from './api/use-saved-details'
import { readCheckoutDraft, saveCheckoutValues } from './checkout-draft'
import { orderErrorOf } from './checkout-errors'
import { type CheckoutValues, checkoutResolver, emptyValues, shownFields } from './checkout-values'

/** A placed order and the address of its emails. */
export interface OrderConfirmation {
  readonly order: PlacedOrder
  readonly email: string
  readonly items: Cart['items']
  /** The buyer wants the pro forma invoice now, and pays the order later. */
  readonly isInvoiceFirst?: boolean
}

export interface CheckoutOptions {
  readonly cart: Cart
  readonly cartUid: string
  readonly onPlaced: (confirmation: OrderConfirmation) => void
  /** The server has no such cart, or an empty one. */
  readonly onCartLost: () => void
  /** The order has another total than the cart that was shown. */
  readonly onRepriced: () => void
}

/** The form with the values of the stored draft; every change is stored. */
const useCheckoutForm = (cartUid: string, ships: boolean, couponCode: string | undefined) => {
  const [defaultValues] = useState<CheckoutValues>(() => readCheckoutDraft().values ?? emptyValues)
  const form = useForm({
    mode: 'onTouched',
    defaultValues,
    resolver: checkoutResolver({ cartUid, ships, couponCode }),
  })
  const { subscribe, getValues, setValue } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveCheckoutValues(values),
      }),
    [subscribe],
  )
  // The address that was typed while the cart had other things.
  useEffect(() => {
    const {
      shipping_address: shipping,
      billing_address: billing,
      billing_is_shipping: isSame,
    } = getValues()
    if (ships && isSame && isUntouchedAddress(shipping)) setValue('shipping_address', billing)
    if (!ships && isUntouchedAddress(billing)) setValue('billing_address', shipping)
  }, [ships, getValues, setValue])
  useSavedDetails(form)
  return form
}

export const useCheckout = (options: CheckoutOptions) => {
  const { cart, cartUid, onPlaced, onCartLost, onRepriced } = options
  const shipping = useShipping()
  const ships = cartNeedsShipping(cart.items)
  const coupon = useCoupon(cart, cartUid, shipping.data?.charges ?? 0)
  const couponCode = coupon.applied && (coupon.applied.coupon_code ?? coupon.code)
  const form = useCheckoutForm(cartUid, ships, couponCode)
  const { place, data, error, variables, isPending, isRetried } = usePlaceOrder()

  const country = useWatch({ control: form.control, name: 'shipping_address.country' })
  const fields = shownFields(form.getValues(), ships)
  const discount = appliedDiscount(coupon.applied)
  const totals = orderTotals(cart.items, discount, ships ? toSen(shipping.data?.charges ?? 0) : 0)
  const content = cartContent(cart)
  const isQuoted = needsQuote(cart.items, country)
  /**
   * The last request to place an order; its outcome no longer applies once the cart or the coupon
   * has changed.
   */
  const placed =
    variables?.content === content && variables.couponCode === coupon.code ? variables : undefined

  const submitHandler = (isInvoiceFirst: boolean) =>
    form.handleSubmit((input) => {
      const shownTotal = totals.total
      place(
        { input, content, couponCode: coupon.code, shownTotal, isQuoted },
        {
          onError: (failure) => {
            setFieldErrors(failure, form.setError, fields)
            const { kind } = orderErrorOf(failure, fields)
            if (kind === 'coupon') coupon.recheck()
            if (kind === 'cart-lost') onCartLost()
          },
          onSuccess: (order) => {
            if (isRepriced(order, shownTotal)) onRepriced()
            else onPlaced({ order, email: input.customer.email, items: cart.items, isInvoiceFirst })
          },
        },
      )
    })

  return {
    form,
    coupon,
    totals,
    ships,
    country,
    isQuoted,
    error: placed && error ? orderErrorOf(error, fields) : undefined,
    /** Placed, but at another price than the shopper saw: they decide whether to pay it. */
    repriced:
      placed && data && isRepriced(data, placed.shownTotal)
        ? { order: data, email: placed.input.customer.email, items: cart.items }
        : undefined,
    isPlacing: isPending,
    /** There was no good response yet; the request is sent again. */
    isRetried,
    submit: submitHandler(false),
    submitForInvoice: submitHandler(true),
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
