import {
  appliedDiscount,
  type Cart,
  cartNeedsShipping,
  needsQuote,
  orderTotals,
  type PlacedOrder,
  toSen,
} from '@shop/contract'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { setFieldErrors } from '../../api/form-errors'
import { useShipping } from '../addresses/api/use-shipping'
import { contentOf, useCoupon } from './api/use-coupon'
import { costsOtherwise, usePlaceOrder } from './api/use-place-order'
import { useKnownDetails } from './api/use-saved-details'
import { readDraft, saveValues } from './checkout-draft'
import { type CheckoutValues, checkoutResolver, emptyValues } from './checkout-values'
import { checkoutFields, type OrderProblem, orderProblem } from './order-errors'

/** An order that was placed, and whom its mails go to. */
export interface Placed {
  readonly order: PlacedOrder
  readonly email: string
}

export interface CheckoutOptions {
  readonly cart: Cart
  readonly onPlaced: (placed: Placed) => void
  /** The server has no such cart, or nothing in it: the one here is out of date. */
  readonly onCartLost: () => void
}

/** The form, as it was left on this device; every change is kept there. */
const useCheckoutForm = (cart: Cart, couponCode: string | undefined) => {
  const ships = cartNeedsShipping(cart.items)
  const [defaultValues] = useState<CheckoutValues>(() => readDraft().values ?? emptyValues)
  const form = useForm({
    mode: 'onTouched',
    defaultValues,
    resolver: checkoutResolver({ cartUid: cart.cart_uid, ships, couponCode }),
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveValues(values) }), [subscribe])
  useKnownDetails(form)
  return form
}

/** The checkout's state: the form, the coupon, the sums, and placing the order. */
export const useCheckout = ({ cart, onPlaced, onCartLost }: CheckoutOptions) => {
  const shipping = useShipping()
  const coupon = useCoupon(cart, shipping.data?.shipping_charges ?? 0)
  const form = useCheckoutForm(cart, coupon.applied?.coupon_code)
  const { place, busy } = usePlaceOrder()
  const [problem, setProblem] = useState<OrderProblem>()
  /** Placed, but at another price than the one shown: the shopper decides. */
  const [otherwise, setOtherwise] = useState<Placed>()

  const ships = cartNeedsShipping(cart.items)
  const country = useWatch({ control: form.control, name: 'shipping_address.country' })
  const discount = appliedDiscount(coupon.applied)
  const totals = orderTotals(cart.items, discount, ships ? toSen(shipping.data?.shipping_charges ?? 0) : 0)
  const content = contentOf(cart)

  // Another cart or another coupon is another question: what was said of the last one no longer stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two are what the answers were about
  useEffect(() => {
    setProblem(undefined)
    setOtherwise(undefined)
  }, [content, coupon.code])

  const failed = (error: unknown) => {
    if (setFieldErrors(error, form.setError, checkoutFields)) return
    const found = orderProblem(error)
    setProblem(found)
    if (found.at === 'coupon') coupon.recheck()
    if (found.at === 'no-cart') onCartLost()
  }

  const submit = form.handleSubmit((input) => {
    setProblem(undefined)
    setOtherwise(undefined)
    place(
      { input, content },
      {
        onError: failed,
        onSuccess: (order) => {
          const placed = { order, email: input.customer.email }
          if (order.payment_required && costsOtherwise(order, totals.total)) setOtherwise(placed)
          else onPlaced(placed)
        },
      },
    )
  })

  return {
    form,
    shipping,
    coupon,
    totals,
    ships,
    quoted: needsQuote(cart.items, country),
    problem,
    otherwise,
    busy,
    submit,
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
