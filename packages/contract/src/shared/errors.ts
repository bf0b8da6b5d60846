import * as z from 'zod/mini'
import { fields } from './fields.ts'

export const ERROR_STATUS = {
  malformed_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  payment_pending: 402,
  payment_declined: 402,
  payment_cancelled: 402,
  payment_expired: 402,
  payment_refund_due: 402,
  forbidden: 403,
  not_found: 404,
  cart_not_found: 404,
  item_not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  session_not_found: 404,
  email_taken: 409,
  order_already_paid: 409,
  order_not_payable: 409,
  idempotency_key_reused: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  quantity_below_minimum: 422,
  quantity_above_maximum: 422,
  cart_empty: 422,
  coupon_unknown: 422,
  coupon_expired: 422,
  address_not_allowed: 422,
  reset_token_invalid: 422,
  wrong_password: 422,
  avatar_not_an_image: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode]

export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

/** Every operation may return these codes, with a status that it declares. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'malformed_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
  'validation_failed',
  'too_many_requests',
  'internal_error',
  'unavailable',
]

/** The other error codes of single operations. */
export const OPERATION_ERRORS: Readonly<Record<string, readonly ErrorCode[]>> = {
  'auth.signup': ['email_taken'],
  'auth.signin': ['invalid_credentials'],
  'auth.resetPassword': ['reset_token_invalid'],
  'catalog.product': ['product_not_found'],
  'cart.update': [
    'cart_not_found',
    'item_not_found',
    'product_not_found',
    'quantity_below_minimum',
    'quantity_above_maximum',
  ],
  'cart.removeItem': ['cart_not_found', 'item_not_found'],
  'cart.clear': ['cart_not_found'],
  'coupon.apply': ['cart_not_found', 'cart_empty', 'coupon_unknown', 'coupon_expired'],
  'order.place': [
    'cart_not_found',
    'idempotency_key_reused',
    'cart_empty',
    'quantity_below_minimum',
    'quantity_above_maximum',
    'coupon_unknown',
    'coupon_expired',
  ],
  'order.detail': ['order_not_found'],
  'payment.create': [
    'order_not_found',
    'order_already_paid',
    'order_not_payable',
    'address_not_allowed',
  ],
  'payment.verify': [
    'payment_pending',
    'payment_declined',
    'payment_cancelled',
    'payment_expired',
    'payment_refund_due',
    'session_not_found',
  ],
  'profile.updateAvatar': ['avatar_not_an_image'],
  'profile.updatePassword': ['wrong_password'],
}

export const errorCodesOf = (operation: string): readonly ErrorCode[] => [
  ...(OPERATION_ERRORS[operation] ?? []),
  ...COMMON_ERRORS,
]

/**
 * The error body of every operation. `code` is a string, since other hosts may use other codes; the
 * mock uses `ErrorCode`.
 */
export const errorBodySchema = fields({
  shown: { message: z.string().check(z.minLength(1)) },
  assumed: {
    code: z.string().check(z.minLength(1)),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
  },
}).register(z.globalRegistry, { id: 'Error' })

export type ErrorBody = z.infer<typeof errorBodySchema>

type ErrorResponses<S extends ErrorStatus> = { [K in S]: typeof errorBodySchema }

export function errors<S extends ErrorStatus>(...statuses: S[]): ErrorResponses<S> {
  return Object.fromEntries(
    statuses.map((status) => [status, errorBodySchema]),
  ) as ErrorResponses<S>
}

/** The additional error statuses of operations with a request body. */
export const bodyErrors = errors(413, 415)
