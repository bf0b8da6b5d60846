/** The read-only part: nothing on the host is changed, but for the session of a sign-in that was asked for. */
import { paging } from './paging.ts'
import { read, readers } from './readers.ts'
import type { Session } from './session.ts'

export interface Visitor {
  readonly token?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
}

const NO_ID = 9_007_199_254_740_000
const NO_CART = '00000000-0000-4000-8000-00000000dead'
const NO_ORDER = 'no-such-order-0000'

export async function readPublic(session: Session): Promise<void> {
  const listed = read(readers.products, await session.ask('catalog.products', { expect: [200] }))
  await session.ask('catalog.sliders', { expect: [200] })
  await session.ask('settings.shipping', { expect: [200] })
  await session.ask('trainers.list', { expect: [200] })
  for (const { product_id } of (listed?.data ?? []).slice(0, 3)) {
    await session.ask('catalog.product', { params: { id: product_id }, expect: [200] })
  }
  await session.ask('catalog.product', { params: { id: NO_ID }, expect: [404] })
  await session.ask('catalog.product', { params: { id: 'abc' }, expect: [400, 404, 422] })
}

export async function readAsNobody(session: Session): Promise<void> {
  const page = { customer_id: 1, page: 1 }
  await session.ask('order.list', { query: page, expect: [401] })
  await session.ask('order.list', { query: page, token: 'no-such-token', expect: [401] })
  await session.ask('order.detail', { params: { id: NO_ORDER }, expect: [401] })
  await session.ask('profile.detail', { expect: [401] })
  await session.ask('profile.testAccounts', { query: page, expect: [401] })
}

/** Signs in when an email and a password are given. */
export async function tokenOf(
  session: Session,
  visitor: Visitor,
): Promise<{ token: string | undefined; opened: boolean }> {
  if (visitor.token !== undefined) return { token: visitor.token, opened: false }
  const { email, password } = visitor
  if (email === undefined || password === undefined) return { token: undefined, opened: false }
  const answer = await session.ask('auth.signin', { body: { email, password }, expect: [200] })
  const token = read(readers.signedIn, answer)?.authorisation.token
  return { token, opened: token !== undefined }
}

export async function readAsCustomer(session: Session, token: string, { isNew = false } = {}): Promise<void> {
  const customer = read(readers.customer, await session.ask('profile.detail', { token, expect: [200] }))
  if (!customer) {
    session.note('profile.detail gave no customer_id: the lists of orders and tests were not tried.')
    return
  }
  const { customer_id } = customer.data
  const orders = await paging(session, 'order.list', { customer_id, txnid: '', status: '' }, token)
  await session.ask('order.list', { token, query: { customer_id, page: 1, status: 'paid' }, expect: [200] })
  await session.ask('order.list', { token, query: { customer_id, page: 0 }, expect: [400, 422] })
  await session.ask('order.list', { token, query: { customer_id: customer_id + 1, page: 1 }, expect: [403] })
  await session.ask('order.detail', { token, params: { id: NO_ORDER }, expect: [404] })
  const first = orders && read(readers.orders, orders)?.data[0]
  if (first) await session.ask('order.detail', { token, params: { id: first.order_txn_id }, expect: [200] })
  else if (!isNew) {
    session.note('The account has no orders: order.detail was not seen to succeed. Name an account that has some.')
  }
  await paging(session, 'profile.testAccounts', { customer_id }, token)
  await session.ask('profile.testAccounts', { token, query: { customer_id: customer_id + 1, page: 1 }, expect: [403] })
}

/** Coupons are asked about with GET, so a cart that is not there can be asked about without a trace. */
export async function readCoupon(session: Session): Promise<void> {
  const query = { cart_uid: NO_CART, coupon_code: 'WELCOME10', shipping_charges: 0 }
  await session.ask('coupon.apply', { query, expect: [404] })
  await session.ask('coupon.apply', { query: {}, expect: [400, 422] })
}
