/** Checks without an account that change nothing on the host. */
import type { ConformanceRun } from '../conformance-run.ts'
import { oneLine, shorten } from '../describe-value.ts'
import { isSuccess } from '../model.ts'
import { type HostProduct, parseValue, values } from '../response-values.ts'
import { withoutSession } from './account-requests.ts'
import { checkUniqueIds } from './unique-ids.ts'

export const UNKNOWN_ID = 9_007_199_254_740_000
export const UNKNOWN_CART = '00000000-0000-4000-8000-00000000dead'
export const UNKNOWN_ORDER = 'no-such-order-0000'

const MAX_DETAILS = 20

export async function checkCatalogue(run: ConformanceRun): Promise<void> {
  const list = await run.request('catalog.products', { expect: [200] })
  const products = parseValue(values.products, list)?.data ?? []
  const ids = products.map(({ product_id }) => product_id)
  checkUniqueIds(run, list, ids, 'data.*.product_id')
  for (const [index, { min_order_quantity: min, max_order_quantity: max }] of products.entries()) {
    if (min === undefined || max === undefined) continue
    run.verify(list, min <= max, {
      rule: 'product limits',
      path: `data.${index}.min_order_quantity`,
      message: 'the minimum is above the maximum',
      expected: `at most ${max}`,
      received: String(min),
    })
  }
  // The rows of a repeated id are compared once.
  const distinct = products.filter(({ product_id }, index) => ids.indexOf(product_id) === index)
  for (const product of distinct.slice(0, MAX_DETAILS)) await checkDetail(run, product)
  await run.request('catalog.product', { params: { id: UNKNOWN_ID }, expect: [404] })
  await run.request('catalog.product', { params: { id: 'abc' }, expect: [400, 404, 422] })
}

const commonFields = [
  'product_name',
  'product_price',
  'product_type',
  'product_thumbnail',
  'min_order_quantity',
  'max_order_quantity',
] as const

async function checkDetail(run: ConformanceRun, listed: HostProduct): Promise<void> {
  const response = await run.request('catalog.product', { params: { id: listed.product_id }, expect: [200] })
  const product = parseValue(values.product, response)?.data
  if (!product) return
  run.verifyEqual(response, listed.product_id, product.product_id, {
    rule: 'list and detail agree',
    path: 'data.product_id',
    message: 'another product than requested',
  })
  for (const field of commonFields) {
    if (listed[field] === undefined || product[field] === undefined) continue
    run.verifyEqual(response, listed[field], product[field], {
      rule: 'list and detail agree',
      path: `data.${field}`,
      message: `${field} differs from catalog.products`,
    })
  }
}

export async function checkPublicLists(run: ConformanceRun): Promise<void> {
  const slides = await run.request('catalog.sliders', { expect: [200] })
  const ids = parseValue(values.rows, slides)?.data.map(({ slider_id }) => slider_id) ?? []
  checkUniqueIds(run, slides, ids, 'data.*.slider_id')
  await run.request('settings.shipping', { expect: [200] })
  await run.request('trainers.list', { expect: [200] })
}

/** Only errors: a cart would have to be created for a coupon to apply. */
export async function checkCouponErrors(run: ConformanceRun): Promise<void> {
  const query = { cart_uid: UNKNOWN_CART, coupon_code: 'WELCOME10', shipping_charges: 0 }
  await run.request('coupon.apply', { query, expect: [404] })
  await run.request('coupon.apply', { query: {}, expect: [400, 422] })
}

/** The requests of operations that only a customer may call. */
export async function checkWithoutToken(run: ConformanceRun): Promise<void> {
  const page = { customer_id: 1, page: 1 }
  const requests = [
    ['order.list', { query: page }],
    ['order.detail', { params: { id: UNKNOWN_ORDER } }],
    ['profile.detail', {}],
    ['profile.testAccounts', { query: page }],
  ] as const
  for (const [name, request] of requests) {
    await run.request(name, { ...request, expect: [401], refuse: withoutSession })
    await run.request(name, { ...request, token: 'no-such-token', expect: [401], refuse: withoutSession })
  }
}

/** The result of a paid session; a second request must return the same. */
export async function checkPaidSession(run: ConformanceRun, session_id: string): Promise<void> {
  const first = await run.request('payment.verify', { body: { session_id }, expect: [200] })
  const second = await run.request('payment.verify', { body: { session_id }, expect: [200] })
  if (!isSuccess(first)) return
  run.verify(second, second.text === first.text, {
    rule: 'repeated verification',
    message: 'the second verification differs from the first',
    expected: shorten(oneLine(first.text), 200),
    received: shorten(oneLine(second.text), 200),
  })
}
