/** What another customer, and a guest, can see and change of a customer's data. */
import type { ConformanceRun } from '../conformance-run.ts'
import { describeValue } from '../describe-value.ts'
import { isSuccess } from '../model.ts'
import { type HostCart, parseValue, values } from '../response-values.ts'
import type { Account } from './account-requests.ts'
import { checkForeignRows } from './customer-checks.ts'
import type { CustomerOrder } from './customer-order-checks.ts'
import { idempotencyKey, newEmail, orderBody } from './order-requests.ts'

const rule = "other customers' data"

export interface ForeignOrder {
  /** The customer of the order. */
  readonly owner: Account
  /** Another customer, who must not see it. */
  readonly other: Account
  readonly order: CustomerOrder
  readonly coupon: string
}

export async function checkAccess(run: ConformanceRun, { owner, other, order, coupon }: ForeignOrder): Promise<void> {
  const profile = await run.requestValue(values.customer, 'profile.detail', { token: owner.token, expect: [200] })
  const customer_id = profile?.data.customer_id
  if (customer_id !== undefined) {
    await checkProfileAccess(run, customer_id, other)
    const list = { query: { customer_id, page: 1 }, token: other.token, own: [] }
    await checkForeignRows(run, { ...list, operation: 'order.list', id: 'order_txn_id' })
    await checkForeignRows(run, { ...list, operation: 'profile.testAccounts', id: 'test_account_id' })
  }
  await run.request('order.detail', {
    token: other.token,
    params: { id: order.order_txn_id },
    expect: [403, 404],
    refuse: { rule, message: "returned another customer's order" },
  })
  for (const token of [other.token, undefined]) {
    const holds = await checkCartAccess(run, order.cart, { coupon, token })
    // The cart may be empty now.
    if (!holds) return
  }
}

/** A host may ignore or refuse the parameter, but not follow it. */
async function checkProfileAccess(run: ConformanceRun, customer_id: number, { token }: Account): Promise<void> {
  for (const query of [{}, { customer_id }]) {
    const response = await run.request('profile.detail', { token, query, expect: [200, 400, 403, 422] })
    const received = parseValue(values.customer, response)?.data.customer_id
    run.verify(response, received !== customer_id, {
      rule,
      path: 'data.customer_id',
      message: "returned another customer's profile",
      expected: "the caller's customer_id",
      received: describeValue(received),
    })
  }
}

/** @param token of another customer; undefined for a guest. Returns whether the cart could not be cleared. */
async function checkCartAccess(
  run: ConformanceRun,
  { cart_uid, cart_id, items: [item] }: HostCart,
  { coupon: coupon_code, token }: { coupon: string; token: string | undefined },
): Promise<boolean> {
  const refusal = (message: string) => ({ token, expect: [403, 404], refuse: { rule, message } as const })
  await run.request('coupon.apply', {
    ...refusal("returned the totals of another customer's cart"),
    query: { cart_uid, coupon_code, shipping_charges: 0 },
  })
  await run.request('order.place', {
    ...refusal("ordered another customer's cart"),
    body: orderBody(cart_uid, newEmail()),
    headers: idempotencyKey(),
  })
  if (item) {
    await checkCartUpdate(run, cart_uid, item, token)
    const params = { cart_id, product_id: item.product_id }
    await run.request('cart.removeItem', { ...refusal("changed another customer's cart"), params })
  }
  const params = { cartUid: cart_uid }
  return !isSuccess(await run.request('cart.clear', { ...refusal("cleared another customer's cart"), params }))
}

/** The host may refuse, or use a cart of the caller. */
async function checkCartUpdate(
  run: ConformanceRun,
  cart_uid: string,
  { product_id, product }: { product_id: number; product: { product_type?: string | undefined } },
  token: string | undefined,
): Promise<void> {
  const body = { cart_uid, quantity: 1, product_id, type: product.product_type }
  const response = await run.request('cart.update', { token, body, expect: [200, 403, 404] })
  const received = parseValue(values.cart, response)?.cart.cart_uid
  run.verify(response, received !== cart_uid, {
    rule,
    path: 'cart.cart_uid',
    message: "returned another customer's cart",
    expected: 'a cart of the caller',
    received: describeValue(received),
  })
}
