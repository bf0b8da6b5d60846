import {
  type CustomerInput,
  countryOnly,
  type PlaceOrderInput,
  placeOrderInputSchema,
} from '@shop/contract'
import type { FieldPath, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { addressFormPaths, joinAddress } from '../addresses/address-fields'
import {
  type AddressFormValues,
  contractResolver,
  emptyAddressForm,
  isFieldShown,
} from '../addresses/address-form'

export interface CheckoutValues extends AddressFormValues {
  customer: CustomerInput
}

export const emptyValues: CheckoutValues = {
  customer: { first_name: '', last_name: '', email: '', phone: '' },
  ...emptyAddressForm,
}

export const customerFieldNames = ['first_name', 'last_name', 'email', 'phone'] as const

const fields: readonly FieldPath<CheckoutValues>[] = [
  ...customerFieldNames.map((name) => `customer.${name}` as const),
  ...addressFormPaths,
]

/** In the order of the page. */
export const shownFields = (values: CheckoutValues, ships: boolean) =>
  fields.filter((path) => isFieldShown(path, values, ships))

/** A host may name its carts in another way than by UUIDs. */
const orderSchema = z.extend(placeOrderInputSchema, { cart_uid: z.string() })

/** What an order needs in addition to the form. */
interface OrderContext {
  readonly cartUid: string
  readonly ships: boolean
  readonly couponCode: string | undefined
}

export const checkoutResolver = ({
  cartUid,
  ships,
  couponCode,
}: OrderContext): Resolver<CheckoutValues, unknown, PlaceOrderInput> =>
  contractResolver({
    schema: orderSchema,
    toInput: (values: CheckoutValues) => {
      const billing =
        ships || values.for_company
          ? joinAddress(values.billing_address)
          : countryOnly(values.billing_address.country)
      // Without shipping, the billing address is the only address.
      const shipping = ships ? joinAddress(values.shipping_address) : billing
      return {
        cart_uid: cartUid,
        customer: values.customer,
        shipping_address: shipping,
        billing_address: ships && values.billing_is_shipping ? shipping : billing,
        ...(values.for_company && { tax_details: values.tax_details }),
        ...(couponCode !== undefined && { coupon_code: couponCode }),
      }
    },
    isShown: (path, values) => isFieldShown(path, values, ships),
  })
