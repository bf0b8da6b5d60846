/** Requests that succeed on the seed of the mock back end, their responses, and an error body for each status. */
import { readFileSync } from 'node:fs'
import type { ErrorCode } from '@shop/contract'
import type { Json, JsonObject } from '../json.ts'

interface RequestExample {
  readonly parameters?: Record<string, Json>
  readonly body?: JsonObject
}

const home: JsonObject = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }
const cartUid = '00000000-0000-4000-8000-000000000001'

export const examples: Record<string, RequestExample> = {
  'auth.signup': {
    body: { first_name: 'Sample', last_name: 'Reader', email: 'reader@example.com', password: 'Customer#1' },
  },
  'auth.signin': { body: { email: 'customer@example.com', password: 'Customer#1' } },
  'auth.signout': { body: {} },
  'auth.forgotPassword': { body: { email: 'customer@example.com' } },
  'auth.resetPassword': {
    body: { email: 'customer@example.com', token: 'token-of-the-mail', password: 'Customer#2' },
  },
  'catalog.product': { parameters: { id: 1 } },
  'cart.update': { body: { cart_uid: null, quantity: 1, product_id: 1, type: 'lpitest' } },
  'cart.removeItem': { parameters: { cart_id: 1, product_id: 1 } },
  'cart.clear': { parameters: { cartUid } },
  'coupon.apply': { parameters: { cart_uid: cartUid, coupon_code: 'WELCOME10', shipping_charges: 0 } },
  'order.place': {
    parameters: { 'idempotency-key': 'sample-order-0001' },
    body: {
      cart_uid: cartUid,
      customer: { first_name: 'Sample', last_name: 'Reader', email: 'reader@example.com', phone: '+60 12-345 6789' },
      shipping_address: home,
      billing_address: home,
      coupon_code: 'WELCOME10',
    },
  },
  'order.list': { parameters: { customer_id: 1, page: 1, txnid: '', status: '' } },
  'order.detail': { parameters: { id: 'SAMPLE-PAID-0005' } },
  'payment.create': {
    body: {
      txnId: 'SAMPLE-FAILED-0006',
      return_url: 'http://localhost:4010/st/return?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:4010/st/cancel?session_id={CHECKOUT_SESSION_ID}',
    },
  },
  'payment.verify': { body: { session_id: 'sample-session-0001' } },
  'profile.updateDetail': {
    body: {
      first_name: 'Sample',
      last_name: 'Customer',
      phone: '+60 12-345 6789',
      shipping_address: home,
      billing_address: null,
      tax_details: null,
    },
  },
  'profile.updatePassword': { body: { current_password: 'Customer#1', new_password: 'Customer#2' } },
  'profile.testAccounts': { parameters: { customer_id: 1, page: 1 } },
}

/** The response to a success, by operation; lists are shortened. */
export const responseExamples: Readonly<Record<string, JsonObject>> = JSON.parse(
  readFileSync(new URL('./response-examples.json', import.meta.url), 'utf8'),
)

/** Such as `{ "message": "Payment declined.", "code": "payment_declined" }`. */
export function errorExample(code: ErrorCode): JsonObject {
  const message = `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('_', ' ')}.`
  const errors = { email: ['Invalid email address'] }
  return { message, code, ...(code === 'validation_failed' && { errors }) }
}
