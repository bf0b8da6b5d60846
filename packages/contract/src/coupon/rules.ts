import { percentOf, toSen } from '../shared/money.ts'

/**
 * What a coupon takes off the goods: a percentage from 0 to 100 with at most 2 decimals, or an
 * amount in RM.
 */
export type Discount =
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number }

export const NO_DISCOUNT: Discount = { kind: 'percent', value: 0 }

/** The discount in sen on goods of `subTotal` sen; never more than the goods cost. */
export function discountOf(subTotal: number, discount: Discount): number {
  return discount.kind === 'percent'
    ? percentOf(subTotal, discount.value)
    : Math.min(toSen(discount.value), subTotal)
}

/**
 * The discount in percent, as `discount_value` and `order_discount_value` carry it, with at most 2
 * decimals.
 */
export function discountPercentOf(subTotal: number, discount: Discount): number {
  if (discount.kind === 'percent') return discount.value
  return subTotal === 0 ? 0 : Math.round((discountOf(subTotal, discount) / subTotal) * 10_000) / 100
}

/**
 * The discount of an applied coupon: its percentage, or the amount where the host does not say the
 * percentage.
 */
export function appliedDiscount(
  coupon:
    | { readonly discount_amount: number; readonly discount_value?: number | undefined }
    | undefined,
): Discount {
  if (!coupon) return NO_DISCOUNT
  const { discount_amount: amount, discount_value: percent } = coupon
  return percent === undefined
    ? { kind: 'amount', value: amount }
    : { kind: 'percent', value: percent }
}
