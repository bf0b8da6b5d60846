import { type CustomerInput, type PlaceOrderInput, placeOrderInputSchema } from '@shop/contract'
import type { Resolver } from 'react-hook-form'
import { type AddressFormValues, contractResolver, emptyAddressForm } from '../addresses/address-form'

/** What the checkout form holds: who orders, the addresses, and the switches that decide what of it is asked. */
export interface CheckoutValues extends AddressFormValues {
  customer: CustomerInput
}

export const emptyValues: CheckoutValues = {
  customer: { first_name: '', last_name: '', email: '', phone: '' },
  ...emptyAddressForm,
}

/** What an order needs besides the form. */
export interface OrderFacts {
  readonly cartUid: string
  readonly ships: boolean
  readonly couponCode: string | undefined
}

/** The order as it would be placed. Goods that ship nowhere have one address, and it is the bill's. */
const toOrderInput = (values: CheckoutValues, { cartUid, ships, couponCode }: OrderFacts): PlaceOrderInput => ({
  cart_uid: cartUid,
  customer: values.customer,
  shipping_address: ships ? values.shipping_address : values.billing_address,
  billing_address: ships && values.billing_is_shipping ? values.shipping_address : values.billing_address,
  ...(values.for_company && { tax_details: values.tax_details }),
  ...(couponCode !== undefined && { coupon_code: couponCode }),
})

/** Which address the form shows for each of the order's: a copy's errors belong to its original. */
const isShown = (path: string, values: CheckoutValues, ships: boolean): boolean => {
  if (path.startsWith('shipping_address')) return ships
  if (path.startsWith('billing_address')) return !ships || !values.billing_is_shipping
  return true
}

/** The contract's rules as react-hook-form asks for them. */
export const checkoutResolver = (facts: OrderFacts): Resolver<CheckoutValues, unknown, PlaceOrderInput> =>
  contractResolver({
    schema: placeOrderInputSchema,
    toInput: (values: CheckoutValues) => toOrderInput(values, facts),
    isShown: (path, values) => isShown(path, values, facts.ships),
  })
