import type { FieldPath } from 'react-hook-form'
import { type ApiError, asApiError } from '../../api/api-error'
import { errorText } from '../../api/form-errors'
import { addressFormPaths } from '../addresses/address-fields'
import type { CheckoutValues } from './checkout-values'
import { customerFieldNames } from './customer-fields'

/** Every field of the form, in the order of the page. */
export const checkoutFields: readonly FieldPath<CheckoutValues>[] = [
  ...customerFieldNames.map((name) => `customer.${name}` as const),
  ...addressFormPaths,
]

/** Why an order was not placed, by the place that shows it. */
export type OrderError =
  /** `fields`: next to the fields of the form. `coupon`: at the coupon field, after another check. */
  | { readonly kind: 'fields' | 'coupon' }
  /** The server has no such cart, or an empty one. */
  | { readonly kind: 'cart-lost' }
  /** The cart cannot be ordered as it is. */
  | { readonly kind: 'cart'; readonly message: string }
  /** Any other error, such as no response. */
  | { readonly kind: 'other'; readonly message: string }

const cartCodes = new Set(['quantity_below_minimum', 'quantity_above_maximum', 'prices_changed', 'product_not_found'])
const cartLostCodes = new Set(['cart_not_found', 'cart_empty', 'forbidden'])

const concernsCoupon = ({ code, fields }: ApiError) =>
  code?.startsWith('coupon_') === true || fields['coupon_code'] !== undefined

export const orderErrorOf = (error: unknown): OrderError => {
  const apiError = asApiError(error)
  const message = errorText(error)
  if (apiError && checkoutFields.some((field) => apiError.fields[field]?.[0])) return { kind: 'fields' }
  if (!apiError?.code) return { kind: 'other', message }
  if (concernsCoupon(apiError)) return { kind: 'coupon' }
  if (cartLostCodes.has(apiError.code)) return { kind: 'cart-lost' }
  return { kind: cartCodes.has(apiError.code) ? 'cart' : 'other', message }
}

export const couponErrorText = (error: unknown): string =>
  asApiError(error)?.serverMessage ?? 'We could not check the coupon just now. Your cart and your details are kept.'
