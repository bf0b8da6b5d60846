import { asApiError } from '../../api/api-error'
import { failureText } from '../../api/failure-text'
import { errorText } from '../../api/form-errors'

/** Why an order was not placed, and where it is shown. */
export interface OrderError {
  /**
   * `fields`: next to the fields of the form. `coupon`: at the coupon field, after another check.
   * `cart-lost`: the server has no such cart, or an empty one. `cart`: it cannot be ordered as it
   * is. `other`: next to the button, such as no response.
   */
  readonly kind: 'fields' | 'coupon' | 'cart-lost' | 'cart' | 'other'
  readonly message: string
}

const cartCodes = [
  'quantity_below_minimum',
  'quantity_above_maximum',
  'product_not_found',
  'forbidden',
]
const cartLostCodes = ['cart_not_found', 'cart_empty']

const kindOf = (error: unknown, shownFields: readonly string[]): OrderError['kind'] => {
  const { status = 500, code = '', fields = {} } = asApiError(error) ?? {}
  if (shownFields.some((field) => fields[field]?.[0])) return 'fields'
  if (code.startsWith('coupon_') || fields['coupon_code']) return 'coupon'
  if (cartLostCodes.includes(code)) return 'cart-lost'
  // A host without error codes does not say whether the cart is the reason.
  return cartCodes.includes(code) || (code === '' && status < 500) ? 'cart' : 'other'
}

/** @param shownFields the others of the form are hidden, and show no error */
export const orderErrorOf = (error: unknown, shownFields: readonly string[]): OrderError => ({
  kind: kindOf(error, shownFields),
  message: errorText(error),
})

export const couponErrorText = (error: unknown): string =>
  asApiError(error)?.serverMessage ?? `The coupon was not checked. ${failureText(error)}`
