import type { JsonObject } from '../../src/json.ts'

const signUp = 'POST /auth/signup body'
const address = 'POST /order/place body.shipping_address'
const charges = 'GET /coupon/apply ?shipping_charges'

/**
 * Keywords that allow fewer values at a place, the one of the reported kind first. Without them
 * again, the place allows more. A request with fewer values breaks clients; a response breaks hosts
 * with fewer values, and clients with more.
 */
export const narrowed: readonly (readonly [place: string, keys: JsonObject])[] = [
  [`${signUp}.first_name`, { maxLength: 50 }],
  ['GET /order/list ?page', { maximum: 100 }],
  ['POST /cart body.product_id', { minimum: 100 }],
  [charges, { exclusiveMinimum: 0 }],
  [charges, { multipleOf: 1, type: 'integer' }],
  [`${address}.postal_code`, { pattern: '^(?:[A-Za-z0-9][A-Za-z0-9 ]{1,11})?$' }],
  ['GET /order/detail/{id} ?id', { pattern: '^SAMPLE-[A-Z0-9-]{1,57}$' }],
  ['POST /order/place body.coupon_code', { format: 'uuid' }],
  [signUp, { dependentRequired: { phone: ['last_name'] } }],
  ['Order.order_discount_value', { multipleOf: 5, type: 'integer' }],
  ['Product.product_price', { multipleOf: 1 }],
  ['CartItem.quantity', { maximum: 999 }],
  ['Order.order_discount_value', { maximum: 50 }],
  ['Authorisation.token', { minLength: 32 }],
  ['Product.product_name', { maxLength: 200 }],
  ['Order.items', { maxItems: 40 }],
  ['Order.items', { uniqueItems: true }],
  ['Product.product_thumbnail', { pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*\\.(?:png|webp)$' }],
  ['Product.product_name', { format: 'email' }],
]
