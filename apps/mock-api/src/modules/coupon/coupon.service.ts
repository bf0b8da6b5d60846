import { type CouponResult, type Discount, orderTotals, toRinggit, toSen } from '@shop/contract'
import * as z from 'zod/mini'
import { rowOf } from '../../db/rows.ts'
import type { Caller } from '../../http/auth-plugin.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { filledCartOf } from '../cart/cart.service.ts'

const couponRow = z.object({
  code: z.string(),
  discount_kind: z.enum(['percent', 'amount']),
  discount_value: z.number(),
  expires_at: z.nullable(z.string()),
})

/**
 * A coupon that may be used now, by its code in any case. Returns its code as it is stored.
 * @throws ShopError `coupon_unknown`, `coupon_expired`
 */
export const validCoupon = (
  world: World,
  typed: string,
): { readonly code: string; readonly discount: Discount } => {
  const coupon = rowOf(couponRow, world.sql.get`SELECT * FROM coupons WHERE code = ${typed}`)
  if (!coupon) throw couponError('coupon_unknown', 'That code doesn’t work. Check the spelling?')
  const { code, discount_kind: kind, discount_value: value, expires_at } = coupon
  if (expires_at !== null && new Date(expires_at) <= world.clock.now()) {
    throw couponError('coupon_expired', `The coupon ${code} has expired.`)
  }
  return { code, discount: { kind, value } }
}

const couponError = (code: 'coupon_unknown' | 'coupon_expired', message: string) =>
  new ShopError(code, message, { coupon_code: [message] })

/**
 * The totals of a cart with a coupon, in RM. It stores nothing: the order names the coupon again.
 * @throws ShopError `cart_not_found`, `cart_empty`, and those of `validCoupon`
 */
export const applyCoupon = (
  world: World,
  caller: Caller,
  request: { cart_uid: string; coupon_code: string; shipping_charges: number },
): CouponResult => {
  const { items } = filledCartOf(world, caller, request.cart_uid)
  const { code, discount } = validCoupon(world, request.coupon_code)
  const totals = orderTotals(items, discount, toSen(request.shipping_charges))
  return {
    coupon_code: code,
    // Not 0, which the contract excludes: an amount is less than 0.01 % of a large cart, and
    // nothing of a cart without a price.
    discount_value: Math.max(0.01, totals.discountPercent),
    discount_amount: toRinggit(totals.discount),
    sub_total: toRinggit(totals.subTotal),
    shipping_charges: request.shipping_charges,
    total: toRinggit(totals.total),
  }
}
