/** The part that changes the host: a guest's purchase, then an account's whole life. */
import { randomUUID } from 'node:crypto'
import { SESSION_PLACEHOLDER } from '../src/index.ts'
import { accountLife } from './accounts.ts'
import { read, readers } from './readers.ts'
import type { Session } from './session.ts'

interface Product {
  readonly product_id: number
  readonly product_type: string
  readonly product_format: string
}

export async function writeEverything(session: Session, coupon: string): Promise<void> {
  const listed = read(readers.products, await session.ask('catalog.products', { expect: [200] }))
  // A book is the plainest thing to buy; any product will do.
  const product = listed?.data.find(({ product_format }) => product_format === 'book') ?? listed?.data[0]
  if (!product) session.note('The host lists no product: cart, order and payment were not tried.')
  else await purchase(session, product, coupon)
  await accountLife(session)
}

async function purchase(session: Session, product: Product, coupon: string): Promise<void> {
  const line = { quantity: 1, product_id: product.product_id, type: product.product_type }
  const begun = read(
    readers.cart,
    await session.ask('cart.update', { body: { ...line, cart_uid: null }, expect: [200] }),
  )
  await refusedCarts(session, line)
  if (!begun) {
    session.note('No cart could be begun: order and payment were not tried.')
    return
  }
  const { cart_uid, cart_id } = begun.cart
  const grown = read(
    readers.cart,
    await session.ask('cart.update', { body: { ...line, cart_uid }, expect: [200, 422] }),
  )
  if (grown) await session.ask('cart.update', { body: { ...line, cart_uid, quantity: -1 }, expect: [200, 422] })
  const query = { cart_uid, coupon_code: coupon, shipping_charges: 0 }
  await session.ask('coupon.apply', { query, expect: [200] })
  await session.ask('coupon.apply', { query: { ...query, coupon_code: 'NO-SUCH-COUPON' }, expect: [422] })
  await session.ask('cart.removeItem', { params: { cart_id, product_id: product.product_id }, expect: [200] })
  await session.ask('cart.removeItem', { params: { cart_id, product_id: product.product_id }, expect: [200, 404] })
  await session.ask('cart.removeItem', { params: { cart_id: 1, product_id: product.product_id }, expect: [404] })
  await session.ask('cart.update', { body: { ...line, cart_uid }, expect: [200] })
  const cleared = await session.ask('cart.clear', { params: { cartUid: cart_uid }, expect: [200] })
  if (read(readers.cleared, cleared)?.data.items.length)
    session.deviate(cleared, 'fail', 'the emptied cart has items', 'data.items')
  await session.ask('cart.clear', { params: { cartUid: randomUUID() }, expect: [404] })
  await emptyOrder(session, cart_uid)
  const full = read(readers.cart, await session.ask('cart.update', { body: { ...line, cart_uid }, expect: [200] }))
  if (full) await order(session, full.cart.cart_uid)
}

async function refusedCarts(
  session: Session,
  line: { quantity: number; product_id: number; type: string },
): Promise<void> {
  await session.ask('cart.update', { body: { ...line, cart_uid: null, quantity: 7 }, expect: [422] })
  await session.ask('cart.update', {
    body: { ...line, cart_uid: null, product_id: 9_007_199_254_740_000 },
    expect: [404],
  })
  await session.ask('cart.update', { body: { ...line, cart_uid: null }, token: 'no-such-token', expect: [401] })
  await session.ask('cart.update', { body: '{"cart_uid":', expect: [400] })
  await session.ask('cart.update', { body: '<cart/>', headers: { 'content-type': 'application/xml' }, expect: [415] })
  const large = { ...line, cart_uid: 'x'.repeat(4 * 1024 * 1024) }
  await session.ask('cart.update', { body: large, expect: [413], mayHangUp: true })
}

const home = { address_line_one: '1 Jalan Contoh', state: 'Selangor', country: 'MY', postal_code: '46000' }

function orderOf(cart_uid: string) {
  return {
    cart_uid,
    customer: { first_name: 'Conformance', last_name: 'Check', email: newEmail(), phone: '+60 12-345 6789' },
    shipping_address: home,
    billing_address: home,
  }
}

const newEmail = (): string => `conform-${randomUUID()}@example.com`

async function emptyOrder(session: Session, cart_uid: string): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() }
  await session.ask('order.place', { body: orderOf(cart_uid), headers, expect: [422] })
  await session.ask('order.place', {
    body: orderOf(randomUUID()),
    headers: { 'idempotency-key': randomUUID() },
    expect: [404],
  })
  await session.ask('order.place', { body: {}, headers: { 'idempotency-key': randomUUID() }, expect: [400, 422] })
}

async function order(session: Session, cart_uid: string): Promise<void> {
  const body = orderOf(cart_uid)
  const headers = { 'idempotency-key': randomUUID() }
  const first = read(readers.placed, await session.ask('order.place', { body, headers, expect: [201] }))
  const again = await session.ask('order.place', { body, headers, expect: [201] })
  const repeated = read(readers.placed, again)
  if (first && repeated && repeated.data.order_txn_id !== first.data.order_txn_id) {
    session.deviate(again, 'fail', 'the same idempotency key made a second order', 'data.order_txn_id')
  }
  const other = { ...body, customer: { ...body.customer, first_name: 'Another' } }
  await session.ask('order.place', { body: other, headers, expect: [409] })
  await session.ask('payment.verify', { body: { session_id: 'no-such-session-0000' }, expect: [404] })
  if (!first) session.note('No order could be placed: payment was not tried.')
  else await payment(session, first.data.order_txn_id)
}

async function payment(session: Session, txnId: string): Promise<void> {
  const urls = {
    return_url: `${session.base}/st/return?session_id=${SESSION_PLACEHOLDER}`,
    cancel_url: `${session.base}/st/cancel?session_id=${SESSION_PLACEHOLDER}`,
  }
  await session.ask('payment.create', { body: { ...urls, txnId: 'no-such-order-0000' }, expect: [404] })
  await session.ask('payment.create', {
    body: { ...urls, txnId, return_url: 'https://elsewhere.example/' },
    expect: [422],
  })
  const opened = read(readers.payment, await session.ask('payment.create', { body: { ...urls, txnId }, expect: [200] }))
  if (!opened) return
  const isMock = (await session.control('GET', '/payments')) !== undefined
  if (!isMock) {
    session.note('Stopped before paying: the host has no mock controls, so a card would have to be charged.')
    return
  }
  const session_id = URL.parse(opened.clientSecret)?.pathname.split('/').pop() ?? ''
  await session.ask('payment.verify', { body: { session_id }, expect: [402] })
  await session.control('POST', `/payments/${encodeURIComponent(session_id)}/pay`)
  const paid = await session.ask('payment.verify', { body: { session_id }, expect: [200] })
  const again = await session.ask('payment.verify', { body: { session_id }, expect: [200] })
  if (paid.status === 200 && again.text !== paid.text) {
    session.deviate(again, 'fail', 'the second verification answered otherwise than the first')
  }
  await session.ask('payment.create', { body: { ...urls, txnId }, expect: [409] })
}
