/** A guest's order, and a customer's order with its details. */
import { randomUUID } from 'node:crypto'
import { sumOfLines, toSen } from '../amounts.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { type HostCart, parseValue, values } from '../response-values.ts'
import { fillCart, type Product, startingQuantity } from './cart-requests.ts'
import { idempotencyKey, newEmail, type OrderBody, orderBody } from './order-requests.ts'
import { verifyAmount } from './order-totals.ts'

export interface PlacedOrder {
  readonly order_txn_id: string
  readonly total: number | undefined
}

export async function checkOrderErrors(run: ConformanceRun, product: Product): Promise<void> {
  const cart = await fillCart(run, [{ product, quantity: startingQuantity(product) }])
  if (!cart) return
  await run.request('cart.clear', { params: { cartUid: cart.cart_uid }, expect: [200] })
  const email = newEmail()
  await run.request('order.place', { body: orderBody(cart.cart_uid, email), headers: idempotencyKey(), expect: [422] })
  await run.request('order.place', { body: orderBody(randomUUID(), email), headers: idempotencyKey(), expect: [404] })
  await run.request('order.place', { body: {}, headers: idempotencyKey(), expect: [400, 422] })
}

/** A guest's order, with the coupon if there is a valid one. */
export async function checkGuestOrder(
  run: ConformanceRun,
  product: Product,
  coupon_code: string | undefined,
): Promise<PlacedOrder | undefined> {
  const cart = await fillCart(run, [{ product, quantity: startingQuantity(product) }])
  if (!cart) return undefined
  const body = orderBody(cart.cart_uid, newEmail(), coupon_code)
  return placeOrder(run, cart, body)
}

/** Places an order and repeats it with the same key. @param token of the customer, for a customer's cart */
export async function placeOrder(
  run: ConformanceRun,
  cart: HostCart,
  body: OrderBody,
  token?: string,
): Promise<PlacedOrder | undefined> {
  const expectedTotal = await totalOf(run, cart, body.coupon_code, token)
  const headers = idempotencyKey()
  const response = await run.request('order.place', { body, headers, token, expect: [201] })
  const placed = parseValue(values.placed, response)?.data
  if (!placed) return undefined
  verifyAmount(run, response, {
    rule: 'order totals',
    path: 'data.order_total_amount',
    message: 'the total is not the goods minus the discount plus the shipping',
    expected: expectedTotal,
    received: placed.order_total_amount,
  })
  const again = await run.request('order.place', { body, headers, token, expect: [201] })
  const repeated = parseValue(values.placed, again)?.data
  if (repeated) {
    run.verifyEqual(again, placed.order_txn_id, repeated.order_txn_id, {
      rule: 'idempotency key',
      path: 'data.order_txn_id',
      message: 'the repeated idempotency key created a second order',
    })
  }
  const other = { ...body, customer: { ...body.customer, first_name: 'Another' } }
  await run.request('order.place', {
    body: other,
    headers,
    token,
    expect: [409],
    refuse: { rule: 'idempotency key', message: 'accepted a used idempotency key for another order' },
  })
  return { order_txn_id: placed.order_txn_id, total: placed.order_total_amount }
}

/** In sen, from the cart, the discount that coupon.apply announces and the shipping settings. */
async function totalOf(
  run: ConformanceRun,
  cart: HostCart,
  coupon_code: string | undefined,
  token: string | undefined,
): Promise<number | undefined> {
  const settings = await run.requestValue(values.shipping, 'settings.shipping', { expect: [200] })
  const goods = sumOfLines(cart.items)
  if (!settings || goods === undefined) return undefined
  const shipping_charges = settings.data.shipping_charges
  const shipping = toSen(shipping_charges)
  if (coupon_code === undefined) return goods + shipping
  const query = { cart_uid: cart.cart_uid, coupon_code, shipping_charges }
  const coupon = await run.requestValue(values.coupon, 'coupon.apply', { query, token, expect: [200] })
  return coupon && goods - toSen(coupon.data.discount_amount) + shipping
}
