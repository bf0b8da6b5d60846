/** Coupons and totals by the contract's rules. Amounts are compared in RM. */
import { randomUUID } from 'node:crypto'
import { contract, type Discount, NO_DISCOUNT, orderTotals, toRinggit, toSen } from '@shop/contract'
import * as z from 'zod/mini'
import type { ResponseTo, Run } from '../run.ts'
import { fillCart, type HostCart, type Product } from './carts.ts'
import { orderBody, orderRequest } from './requests.ts'

const { coupon: coupons, order: orders } = contract

/** Of the mock; another host may have it too. */
export const SAMPLE_COUPON = 'WELCOME10'

/** Not a round amount, so that a discount on the shipping shows. */
const SHIPPING = 12.34

const linesSchema = z.array(
  z.object({ quantity: z.number(), product: z.object({ product_price: z.number() }) }),
)

/** Undefined when a price or a quantity is missing. */
export function totalsOf(lines: unknown, discount: Discount, shipping: number | undefined = 0) {
  const { data: items } = z.safeParse(linesSchema, lines)
  if (!items) return undefined
  const { subTotal, discount: amount, total } = orderTotals(items, discount, toSen(shipping))
  return { goods: toRinggit(subTotal), discount: toRinggit(amount), total: toRinggit(total) }
}

/** What a percentage takes off; a fixed amount as it is, since its percentage is rounded. */
function discountOf(
  goods: number | undefined,
  percent: number | undefined,
  amount: number,
): Discount {
  const percentOfAmount = goods ? Math.round((amount / goods) * 10_000) / 100 : 0
  return percent === undefined || percentOfAmount === percent
    ? { kind: 'amount', value: amount }
    : { kind: 'percent', value: percent }
}

/** Only errors: a cart would have to be created for a coupon to apply. */
export const checkCouponErrors = (run: Run): Promise<boolean> =>
  run.refuses(
    [
      coupons.apply,
      { query: { cart_uid: randomUUID(), coupon_code: SAMPLE_COUPON, shipping_charges: 0 } },
      [404],
    ],
    [coupons.apply, {}, [400, 422]],
  )

/** Returns the coupon, if it is valid. */
export async function checkCoupon(run: Run, products: readonly Product[], given?: string) {
  const code = given ?? SAMPLE_COUPON
  const cart = await fillCart(run, products.slice(0, 1))
  if (!cart) return undefined
  const query = { cart_uid: cart.cart_uid, coupon_code: 'NO-SUCH-COUPON', shipping_charges: 0 }
  const order = orderRequest(orderBody(cart.cart_uid, run.newEmail(), query.coupon_code))
  await run.refuses(
    [coupons.apply, { query }, [422], 'unknown coupon'],
    [orders.place, order, [422], 'unknown coupon'],
  )
  const trial = await run.send(coupons.apply, { query: { ...query, coupon_code: code } })
  // Without the call, a host answers 404 to any request.
  const isMissing = trial.status === 404 && (await run.send(coupons.apply, {})).status === 404
  if (given === undefined && !isMissing && COUPON_REFUSALS.includes(trial.status))
    return run.addNote(
      'A successful coupon.apply was not tested: name a valid coupon with --coupon.',
    )
  const option = given !== undefined && !isMissing ? '--coupon' : undefined
  if (!(await applyCoupon(run, cart, code, option))) return undefined
  const lowerCase = code.toLowerCase()
  await applyCoupon(run, cart, lowerCase === code ? code.toUpperCase() : lowerCase)
  return code
}

const COUPON_REFUSALS = [400, 404, 409, 410, 422]

/**
 * @param option that names the coupon
 * @returns whether the coupon is valid
 */
async function applyCoupon(
  run: Run,
  { cart_uid, items }: HostCart,
  coupon_code: string,
  option?: string,
): Promise<boolean> {
  const query = { cart_uid, coupon_code, shipping_charges: SHIPPING }
  const response = await run.requestGiven(coupons.apply, { query }, COUPON_REFUSALS, option)
  const { discount_value: percent, discount_amount: amount } = response.body?.data ?? {}
  if (amount === undefined) return false
  const { goods } = totalsOf(items, NO_DISCOUNT) ?? {}
  const expected = totalsOf(items, discountOf(goods, percent, amount))?.discount
  const total = totalsOf(items, { kind: 'amount', value: amount }, SHIPPING)?.total
  const amounts = { sub_total: goods, discount_amount: expected, shipping_charges: SHIPPING, total }
  run.compare(response, 'coupon arithmetic', 'data', amounts, response.body?.data)
  return true
}

/** The amounts of an order: the lines, the discount on the goods, the shipping and the total. */
export function checkOrderTotals(run: Run, response: ResponseTo<typeof orders.detail>): void {
  const { items, ...order } = response.body?.data ?? {}
  const {
    order_sub_total_amount: subTotal,
    order_discount_value: percent,
    order_discount_amount: amount = 0,
  } = order
  const discount = discountOf(subTotal, percent, amount)
  const {
    goods,
    discount: expected,
    total,
  } = totalsOf(items, discount, order.order_shipping_amount) ?? {}
  const amounts = {
    order_sub_total_amount: goods,
    order_discount_amount: expected,
    order_total_amount: total,
  }
  run.compare(response, 'order totals', 'data', amounts, response.body?.data)
}
