import { toNestErrors } from '@hookform/resolvers'
import {
  type AddressInput,
  type CustomerInput,
  type PlaceOrderInput,
  POLICY,
  placeOrderInput,
  type TaxDetailsInput,
} from '@shop/contract'
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** What the checkout form holds: the contract's input, and the two switches that decide what of it is asked. */
export interface CheckoutValues {
  customer: CustomerInput
  shipping_address: AddressInput
  billing_address: AddressInput
  tax_details: TaxDetailsInput
  billing_is_shipping: boolean
  for_company: boolean
}

const emptyAddress: AddressInput = {
  address_line_one: '',
  state: '',
  country: POLICY.freeShippingCountry,
  postal_code: '',
}

export const emptyValues: CheckoutValues = {
  customer: { first_name: '', last_name: '', email: '', phone: '' },
  shipping_address: emptyAddress,
  billing_address: emptyAddress,
  tax_details: {
    company_name: '',
    company_phone: '',
    company_registration_number: '',
    sst_number: '',
    tin_number: '',
  },
  billing_is_shipping: true,
  for_company: false,
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
export const checkoutResolver =
  (facts: OrderFacts): Resolver<CheckoutValues, unknown, PlaceOrderInput> =>
  (values, _context, options) => {
    const { ships } = facts
    const parsed = z.safeParse(placeOrderInput, toOrderInput(values, facts))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const found: Record<string, FieldError> = {}
    for (const { path, message, code } of parsed.error.issues) {
      const name = path.map(String).join('.')
      if (isShown(name, values, ships)) found[name] ??= { type: code ?? 'invalid', message }
    }
    const errors: FieldErrors<CheckoutValues> = toNestErrors(found, options)
    return { values: {}, errors }
  }
