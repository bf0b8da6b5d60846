import { checkDiscount, percentageOf, ringgitText, sumOfLines, toSen } from '../amounts.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import type { HostResponse } from '../model.ts'
import type { HostCoupon, HostOrder } from '../response-values.ts'
import type { Rule } from '../rules.ts'

/** @param expected in sen; undefined where it is unknown, which checks nothing */
export function verifyAmount(
  run: ConformanceRun,
  response: HostResponse,
  amounts: { rule: Rule; path: string; message: string; expected: number | undefined; received: number | undefined },
): void {
  const { expected, received, ...finding } = amounts
  if (expected === undefined || received === undefined) return
  run.verify(response, expected === toSen(received), {
    ...finding,
    expected: ringgitText(expected),
    received: String(received),
  })
}

/** The amounts of an order: the lines, the discount on the goods, the shipping and the total. */
export function checkOrderTotals(run: ConformanceRun, response: HostResponse, order: HostOrder): void {
  const goods = toSen(order.order_sub_total_amount)
  const discount = toSen(order.order_discount_amount)
  const rule = 'order totals'
  verifyAmount(run, response, {
    rule,
    path: 'data.order_sub_total_amount',
    message: 'the sub total is not the sum of the items',
    expected: sumOfLines(order.items),
    received: order.order_sub_total_amount,
  })
  const result = checkDiscount(goods, order.order_discount_value, discount)
  run.verify(response, result === 'right', {
    rule,
    path: 'data.order_discount_amount',
    message: `the discount is ${result}`,
    expected: `${ringgitText(percentageOf(goods, order.order_discount_value))} (${order.order_discount_value} percent)`,
    received: String(order.order_discount_amount),
  })
  verifyAmount(run, response, {
    rule,
    path: 'data.order_total_amount',
    message: 'the total is not the sub total minus the discount plus the shipping',
    expected: goods - discount + toSen(order.order_shipping_amount),
    received: order.order_total_amount,
  })
}

/** The amounts of an applied coupon. @param goods the value of the cart in sen */
export function checkCouponAmounts(
  run: ConformanceRun,
  response: HostResponse,
  coupon: HostCoupon,
  { goods, shipping }: { goods: number; shipping: number },
): void {
  const rule = 'coupon arithmetic'
  const { sub_total, discount_value, discount_amount, shipping_charges, total } = coupon
  const discount = toSen(discount_amount)
  const path = 'data.discount_amount'
  if (discount_value !== undefined) {
    const result = checkDiscount(goods, discount_value, discount)
    const values = {
      expected: `${ringgitText(percentageOf(goods, discount_value))} (${discount_value} percent of ${ringgitText(goods)})`,
      received: String(discount_amount),
    }
    const message = 'the discount is not the percentage of the goods'
    run.verify(response, result !== 'wrong', { rule, path, message, ...values })
    run.verify(response, result !== 'wrongly rounded', {
      rule: 'coupon rounding',
      path,
      message: 'half a sen of the discount is not rounded up',
      ...values,
    })
  }
  const amounts = [
    ['sub_total', 'the sub total is not the value of the cart', goods, sub_total],
    ['shipping_charges', 'the shipping charges are not those of the request', shipping, shipping_charges],
    ['total', 'the total is not the goods minus the discount plus the shipping', goods - discount + shipping, total],
  ] as const
  for (const [field, message, expected, received] of amounts) {
    verifyAmount(run, response, { rule, path: `data.${field}`, message, expected, received })
  }
}
