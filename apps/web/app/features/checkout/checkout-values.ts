import { type CustomerInput, type PlaceOrderInput, placeOrderInputSchema } from '@shop/contract'
import type { Resolver } from 'react-hook-form'
import { joinAddress } from '../addresses/address-fields'
import { type AddressFormValues, contractResolver, emptyAddressForm } from '../addresses/address-form'

/** The values of the checkout form. */
export interface CheckoutValues extends AddressFormValues {
  customer: CustomerInput
}

export const emptyValues: CheckoutValues = {
  customer: { first_name: '', last_name: '', email: '', phone: '' },
  ...emptyAddressForm,
}

/** What an order needs in addition to the form. */
export interface OrderContext {
  readonly cartUid: string
  readonly ships: boolean
  readonly couponCode: string | undefined
}

/** The request body. Without shipping, the billing address is the only address. */
const toOrderInput = (values: CheckoutValues, { cartUid, ships, couponCode }: OrderContext): PlaceOrderInput => {
  const shipping = joinAddress(ships ? values.shipping_address : values.billing_address)
  return {
    cart_uid: cartUid,
    customer: values.customer,
    shipping_address: shipping,
    billing_address: ships && values.billing_is_shipping ? shipping : joinAddress(values.billing_address),
    ...(values.for_company && { tax_details: values.tax_details }),
    ...(couponCode !== undefined && { coupon_code: couponCode }),
  }
}

/** Whether the form shows the field; a copied address is not shown. */
const isShown = (path: string, values: CheckoutValues, ships: boolean): boolean => {
  if (path.startsWith('shipping_address')) return ships
  if (path.startsWith('billing_address')) return !ships || !values.billing_is_shipping
  return true
}

export const checkoutResolver = (context: OrderContext): Resolver<CheckoutValues, unknown, PlaceOrderInput> =>
  contractResolver({
    schema: placeOrderInputSchema,
    toInput: (values: CheckoutValues) => toOrderInput(values, context),
    isShown: (path, values) => isShown(path, values, context.ships),
  })
