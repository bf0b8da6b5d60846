/** Checks that change data on the host: a guest's purchase, then a new account. */
import { randomUUID } from 'node:crypto'
import { SESSION_PLACEHOLDER } from '../src/index.ts'
import { checkAccount } from './account-checks.ts'
import type { ConformanceRun } from './conformance-run.ts'
import { parseValue, values } from './response-values.ts'

interface Product {
  readonly product_id: number
  readonly product_type: string
  readonly product_format: string
}

export async function checkWriting(run: ConformanceRun, coupon: string): Promise<void> {
  const listed = await run.requestValue(values.products, 'catalog.products', { expect: [200] })
  // A book needs no test accounts.
  const product = listed?.data.find(({ product_format }) => product_format === 'book') ?? listed?.data[0]
  if (!product) run.addNote('The host lists no product: cart, order and payment were not tested.')
  else await checkPurchase(run, product, coupon)
  await checkAccount(run)
}

async function checkPurchase(run: ConformanceRun, product: Product, coupon: string): Promise<void> {
  const line = { quantity: 1, product_id: product.product_id, type: product.product_type }
  const created = await run.requestValue(values.cart, 'cart.update', {
    body: { ...line, cart_uid: null },
    expect: [200],
  })
  await checkCartErrors(run, line)
  if (!created) {
    run.addNote('No cart could be created: order and payment were not tested.')
    return
  }
  const { cart_uid, cart_id } = created.cart
  const increased = await run.requestValue(values.cart, 'cart.update', {
    body: { ...line, cart_uid },
    expect: [200, 422],
  })
  if (increased) await run.request('cart.update', { body: { ...line, cart_uid, quantity: -1 }, expect: [200, 422] })
  const query = { cart_uid, coupon_code: coupon, shipping_charges: 0 }
  await run.request('coupon.apply', { query, expect: [200] })
  await run.request('coupon.apply', { query: { ...query, coupon_code: 'NO-SUCH-COUPON' }, expect: [422] })
  await run.request('cart.removeItem', { params: { cart_id, product_id: product.product_id }, expect: [200] })
  await run.request('cart.removeItem', { params: { cart_id, product_id: product.product_id }, expect: [200, 404] })
  await run.request('cart.removeItem', { params: { cart_id: 1, product_id: product.product_id }, expect: [404] })
  await run.request('cart.update', { body: { ...line, cart_uid }, expect: [200] })
  const cleared = await run.request('cart.clear', { params: { cartUid: cart_uid }, expect: [200] })
  if (parseValue(values.cleared, cleared)?.data.items.length)
    run.addDeviation(cleared, 'fail', 'the cleared cart has items', 'data.items')
  await run.request('cart.clear', { params: { cartUid: randomUUID() }, expect: [404] })
  await checkOrderErrors(run, cart_uid)
  const filled = await run.requestValue(values.cart, 'cart.update', {
    body: { ...line, cart_uid },
    expect: [200],
  })
  if (filled) await checkOrder(run, filled.cart.cart_uid)
}

async function checkCartErrors(
  run: ConformanceRun,
  line: { quantity: number; product_id: number; type: string },
): Promise<void> {
  await run.request('cart.update', { body: { ...line, cart_uid: null, quantity: 7 }, expect: [422] })
  await run.request('cart.update', {
    body: { ...line, cart_uid: null, product_id: 9_007_199_254_740_000 },
    expect: [404],
  })
  await run.request('cart.update', { body: { ...line, cart_uid: null }, token: 'no-such-token', expect: [401] })
  await run.request('cart.update', { body: '{"cart_uid":', expect: [400] })
  await run.request('cart.update', { body: '<cart/>', headers: { 'content-type': 'application/xml' }, expect: [415] })
  const large = { ...line, cart_uid: 'x'.repeat(4 * 1024 * 1024) }
  await run.request('cart.update', { body: large, expect: [413], mayClose: true })
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

async function checkOrderErrors(run: ConformanceRun, cart_uid: string): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() }
  await run.request('order.place', { body: orderOf(cart_uid), headers, expect: [422] })
  await run.request('order.place', {
    body: orderOf(randomUUID()),
    headers: { 'idempotency-key': randomUUID() },
    expect: [404],
  })
  await run.request('order.place', { body: {}, headers: { 'idempotency-key': randomUUID() }, expect: [400, 422] })
}

async function checkOrder(run: ConformanceRun, cart_uid: string): Promise<void> {
  const body = orderOf(cart_uid)
  const headers = { 'idempotency-key': randomUUID() }
  const first = await run.requestValue(values.placed, 'order.place', { body, headers, expect: [201] })
  const again = await run.request('order.place', { body, headers, expect: [201] })
  const repeated = parseValue(values.placed, again)
  if (first && repeated && repeated.data.order_txn_id !== first.data.order_txn_id) {
    run.addDeviation(again, 'fail', 'the same idempotency key created a second order', 'data.order_txn_id')
  }
  const other = { ...body, customer: { ...body.customer, first_name: 'Another' } }
  await run.request('order.place', { body: other, headers, expect: [409] })
  await run.request('payment.verify', { body: { session_id: 'no-such-session-0000' }, expect: [404] })
  if (!first) run.addNote('No order could be placed: payment was not tested.')
  else await checkPayment(run, first.data.order_txn_id)
}

async function checkPayment(run: ConformanceRun, txnId: string): Promise<void> {
  const urls = {
    return_url: `${run.base}/st/return?session_id=${SESSION_PLACEHOLDER}`,
    cancel_url: `${run.base}/st/cancel?session_id=${SESSION_PLACEHOLDER}`,
  }
  await run.request('payment.create', { body: { ...urls, txnId: 'no-such-order-0000' }, expect: [404] })
  await run.request('payment.create', {
    body: { ...urls, txnId, return_url: 'https://elsewhere.example/' },
    expect: [422],
  })
  const created = await run.requestValue(values.payment, 'payment.create', {
    body: { ...urls, txnId },
    expect: [200],
  })
  if (!created) return
  const isMock = (await run.control('GET', '/payments')) !== undefined
  if (!isMock) {
    run.addNote('Stopped before the payment: without the mock control API a real card would be charged.')
    return
  }
  const session_id = URL.parse(created.clientSecret)?.pathname.split('/').pop() ?? ''
  await run.request('payment.verify', { body: { session_id }, expect: [402] })
  await run.control('POST', `/payments/${encodeURIComponent(session_id)}/pay`)
  const paid = await run.request('payment.verify', { body: { session_id }, expect: [200] })
  const again = await run.request('payment.verify', { body: { session_id }, expect: [200] })
  if (paid.status === 200 && again.text !== paid.text) {
    run.addDeviation(again, 'fail', 'the second verification differs from the first')
  }
  await run.request('payment.create', { body: { ...urls, txnId }, expect: [409] })
}
