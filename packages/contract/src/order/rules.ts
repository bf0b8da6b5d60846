/** Order totals and status rules. Amounts are integer sen. */
import { cartNeedsShipping, subTotal } from '../cart/rules.ts'
import { type Discount, discountOf, discountPercentOf } from '../coupon/rules.ts'
import { POLICY } from '../shared/constants.ts'
import type { OrderStatus } from './schemas.ts'

/**
 * The price of an order in sen, with the discount in percent for display. The discount applies to
 * the goods, not to the shipping.
 * @param shipping in sen
 */
export function orderTotals(
  items: readonly { quantity: number; product: { product_price: number } }[],
  discount: Discount,
  shipping: number,
) {
  const goods = subTotal(items)
  const discounted = discountOf(goods, discount)
  return {
    subTotal: goods,
    discount: discounted,
    discountPercent: discountPercentOf(goods, discount),
    shipping,
    total: goods - discounted + shipping,
  }
}
export type OrderTotals = ReturnType<typeof orderTotals>

/**
 * Whether an order needs a quote before payment: posted goods to another country (requirements §9,
 * architecture §4).
 */
export function needsQuote(
  items: Parameters<typeof cartNeedsShipping>[0],
  shippingCountry: string,
): boolean {
  return shippingCountry !== POLICY.freeShippingCountry && cartNeedsShipping(items)
}

const notYetShipped: ReadonlySet<OrderStatus> = new Set([
  'pending',
  'paid',
  'processing',
  'quote_requested',
])

/** Orders can be cancelled until they are shipped (requirements §4). */
export function isCancellable(status: OrderStatus): boolean {
  return notYetShipped.has(status)
}

const awaitingPayment: ReadonlySet<OrderStatus> = new Set(['pending', 'failed'])

/** Orders stay payable after a declined, cancelled or expired payment (architecture §4). */
export function isPayable(status: OrderStatus | undefined): boolean {
  return status !== undefined && awaitingPayment.has(status)
}

const paid: ReadonlySet<OrderStatus> = new Set(['paid', 'processing', 'shipped', 'delivered'])

/** An unknown status is not paid. */
export function isPaid(status: OrderStatus | undefined): boolean {
  return status !== undefined && paid.has(status)
}
