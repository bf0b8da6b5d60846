import type { FieldPath } from 'react-hook-form'
import { type ApiError, asApiError } from '../../api/api-error'
import { errorText } from '../../api/form-errors'
import { addressFormPaths } from '../addresses/address-fields'
import type { CheckoutValues } from './checkout-values'
import { customerFieldNames } from './customer-fields'

/** Where a refusal of the order is told. */
export type OrderProblem =
  /** The coupon no longer counts: told at the coupon. */
  | { readonly at: 'coupon' }
  /** What is in the cart cannot be ordered so: told at the summary, with a way to the cart. */
  | { readonly at: 'cart'; readonly message: string }
  /** The server has no such cart, or nothing in it. */
  | { readonly at: 'no-cart' }
  /** Told at the button: the shop could not be reached, or refused for another reason. */
  | { readonly at: 'button'; readonly message: string }

const cartCodes = new Set(['quantity_below_minimum', 'quantity_above_maximum', 'prices_changed', 'product_not_found'])
const lostCodes = new Set(['cart_not_found', 'cart_empty', 'forbidden'])

const concernsCoupon = ({ code, fields }: ApiError) =>
  code?.startsWith('coupon_') === true || fields['coupon_code'] !== undefined

export const orderProblem = (error: unknown): OrderProblem => {
  const apiError = asApiError(error)
  const message = errorText(error)
  if (!apiError?.code) return { at: 'button', message }
  if (concernsCoupon(apiError)) return { at: 'coupon' }
  if (lostCodes.has(apiError.code)) return { at: 'no-cart' }
  return { at: cartCodes.has(apiError.code) ? 'cart' : 'button', message }
}

/** Every field of the form, in the order in which the page shows them. */
export const checkoutFields: readonly FieldPath<CheckoutValues>[] = [
  ...customerFieldNames.map((name) => `customer.${name}` as const),
  ...addressFormPaths,
]
