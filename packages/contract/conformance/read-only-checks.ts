/** Checks that change nothing on the host, except for the session of a requested sign-in. */
import type { ConformanceRun } from './conformance-run.ts'
import { checkPaging } from './paging-checks.ts'
import { parseValue, values } from './response-values.ts'

export interface Credentials {
  readonly token?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
}

const UNKNOWN_ID = 9_007_199_254_740_000
const UNKNOWN_CART = '00000000-0000-4000-8000-00000000dead'
const UNKNOWN_ORDER = 'no-such-order-0000'

export async function checkPublicOperations(run: ConformanceRun): Promise<void> {
  const listed = await run.requestValue(values.products, 'catalog.products', { expect: [200] })
  await run.request('catalog.sliders', { expect: [200] })
  await run.request('settings.shipping', { expect: [200] })
  await run.request('trainers.list', { expect: [200] })
  for (const { product_id } of (listed?.data ?? []).slice(0, 3)) {
    await run.request('catalog.product', { params: { id: product_id }, expect: [200] })
  }
  await run.request('catalog.product', { params: { id: UNKNOWN_ID }, expect: [404] })
  await run.request('catalog.product', { params: { id: 'abc' }, expect: [400, 404, 422] })
}

/** Only errors: a cart would have to be created for a coupon to apply. */
export async function checkCouponErrors(run: ConformanceRun): Promise<void> {
  const query = { cart_uid: UNKNOWN_CART, coupon_code: 'WELCOME10', shipping_charges: 0 }
  await run.request('coupon.apply', { query, expect: [404] })
  await run.request('coupon.apply', { query: {}, expect: [400, 422] })
}

export async function checkWithoutToken(run: ConformanceRun): Promise<void> {
  const page = { customer_id: 1, page: 1 }
  await run.request('order.list', { query: page, expect: [401] })
  await run.request('order.list', { query: page, token: 'no-such-token', expect: [401] })
  await run.request('order.detail', { params: { id: UNKNOWN_ORDER }, expect: [401] })
  await run.request('profile.detail', { expect: [401] })
  await run.request('profile.testAccounts', { query: page, expect: [401] })
}

/** The given token, or that of a sign-in with the given email and password. */
export async function obtainToken(
  run: ConformanceRun,
  { token, email, password }: Credentials,
): Promise<{ token: string | undefined; signedIn: boolean }> {
  if (token !== undefined || email === undefined || password === undefined) return { token, signedIn: false }
  const session = await run.requestValue(values.signedIn, 'auth.signin', { body: { email, password }, expect: [200] })
  return { token: session?.authorisation.token, signedIn: session !== undefined }
}

export async function checkCustomerPages(run: ConformanceRun, token: string, { isNew = false } = {}): Promise<void> {
  const customer = await run.requestValue(values.customer, 'profile.detail', { token, expect: [200] })
  if (!customer) {
    run.addNote('profile.detail returned no customer_id: the lists of orders and test accounts were not tested.')
    return
  }
  const { customer_id } = customer.data
  const orders = await checkPaging(run, 'order.list', { customer_id, txnid: '', status: '' }, token)
  await run.request('order.list', { token, query: { customer_id, page: 1, status: 'paid' }, expect: [200] })
  await run.request('order.list', { token, query: { customer_id, page: 0 }, expect: [400, 422] })
  await run.request('order.list', { token, query: { customer_id: customer_id + 1, page: 1 }, expect: [403] })
  await run.request('order.detail', { token, params: { id: UNKNOWN_ORDER }, expect: [404] })
  const first = orders && parseValue(values.orders, orders)?.data[0]
  if (first) await run.request('order.detail', { token, params: { id: first.order_txn_id }, expect: [200] })
  else if (!isNew)
    run.addNote('The account has no orders: a successful order.detail was not tested. Use an account that has some.')
  await checkPaging(run, 'profile.testAccounts', { customer_id }, token)
  await run.request('profile.testAccounts', { token, query: { customer_id: customer_id + 1, page: 1 }, expect: [403] })
}
