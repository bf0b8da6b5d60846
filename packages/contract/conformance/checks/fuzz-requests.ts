/** A valid request of each operation, in which malicious values replace the fields. */
import type { ConformanceRun } from '../conformance-run.ts'
import type { OperationRequest } from '../http-client.ts'
import { values } from '../response-values.ts'
import { picture } from './account-checks.ts'
import { createAccount, person } from './account-requests.ts'
import { changeBody, fillCart, type Product, startingQuantity } from './cart-requests.ts'
import { idempotencyKey, newEmail, orderBody, taxDetails } from './order-requests.ts'
import { returnUrls } from './payment-checks.ts'
import { UNKNOWN_CART, UNKNOWN_ORDER } from './public-checks.ts'

export async function validRequests(
  run: ConformanceRun,
  [product]: readonly Product[],
): Promise<Map<string, OperationRequest>> {
  const account = await createAccount(run)
  const cart = product && (await fillCart(run, [{ product, quantity: startingQuantity(product) }]))
  const token = account?.token
  const { email, password } = account ?? person(newEmail())
  const cart_uid = cart?.cart_uid ?? UNKNOWN_CART
  const product_id = product?.product_id ?? 1
  const profile = token === undefined ? undefined : await customerId(run, token)
  const list = { customer_id: profile ?? 1, page: 1 }
  const order = { ...orderBody(cart_uid, email), tax_details: taxDetails }
  const { shipping_address, billing_address, customer } = order
  const names = { first_name: customer.first_name, last_name: customer.last_name, phone: customer.phone }
  return new Map<string, OperationRequest>([
    ['auth.signup', { body: person(newEmail()) }],
    ['auth.signin', { body: { email, password, cart_uid } }],
    ['auth.signout', { token }],
    ['auth.forgotPassword', { body: { email: newEmail() } }],
    ['auth.resetPassword', { body: { email, token: 'no-such-token', password } }],
    ['catalog.product', { params: { id: product_id } }],
    ['cart.update', { body: product && changeBody({ cart_uid }, product, 1) }],
    ['cart.removeItem', { params: { cart_id: cart?.cart_id ?? 1, product_id } }],
    ['cart.clear', { params: { cartUid: cart_uid } }],
    ['coupon.apply', { query: { cart_uid, coupon_code: 'NO-SUCH-COUPON', shipping_charges: 0 } }],
    ['order.place', { body: order, headers: idempotencyKey() }],
    ['order.list', { token, query: { ...list, txnid: '', status: '' } }],
    ['order.detail', { token, params: { id: UNKNOWN_ORDER } }],
    ['payment.create', { body: { ...returnUrls(run.shopOrigin), txnId: UNKNOWN_ORDER } }],
    ['payment.verify', { body: { session_id: UNKNOWN_ORDER } }],
    ['profile.detail', { token }],
    ['profile.testAccounts', { token, query: list }],
    ['profile.updateDetail', { token, body: { ...names, shipping_address, billing_address, tax_details: taxDetails } }],
    ['profile.updateAvatar', { token, body: picture(Buffer.from('no picture')) }],
    ['profile.updatePassword', { token, body: { current_password: password, new_password: 'Conform#2' } }],
  ])
}

async function customerId(run: ConformanceRun, token: string): Promise<number | undefined> {
  const customer = await run.requestValue(values.customer, 'profile.detail', { token, expect: [200] })
  return customer?.data.customer_id
}
