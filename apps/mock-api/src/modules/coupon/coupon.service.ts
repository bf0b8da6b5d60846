import { type CouponResult, type Discount, orderTotals, toRinggit, toSen } from '@shop/contract'
import type { Caller } from '../../http/auth.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { cartOf } from '../cart/cart.service.ts'
import { findCoupon } from './coupon.store.ts'

/** A coupon that may be used now. */
export interface Coupon {
  /** In its stored case. */
  readonly code: string
  readonly discount: Discount
}

/**
 * A coupon by its code as typed.
 * @throws ShopError `coupon_unknown`, `coupon_expired`
 */
export const validCoupon = (world: World, typed: string): Coupon => {
  const coupon = findCoupon(world.sql, typed)
  if (!coupon) throw couponError('coupon_unknown', 'That code doesn’t work. Check the spelling?')
  if (coupon.expires_at !== null && new Date(coupon.expires_at) <= world.clock.now()) {
    throw couponError('coupon_expired', `The coupon ${coupon.code} has expired.`)
  }
  return { code: coupon.code, discount: { kind: coupon.discount_kind, value: coupon.discount_value } }
}

const couponError = (code: 'coupon_unknown' | 'coupon_expired', message: string) =>
  new ShopError(code, message, { coupon_code: [message] })

/**
 * The totals of a cart with a coupon, in RM. It stores nothing: the order names the coupon again.
 * @param shippingCharges in RM
 * @throws ShopError `cart_not_found`, `cart_empty`, and those of `validCoupon`
 */
export const applyCoupon = (
  world: World,
  caller: Caller,
  request: { cart_uid: string; coupon_code: string; shipping_charges: number },
): CouponResult => {
  const { items } = cartOf(world, caller, request.cart_uid)
  if (items.length === 0) throw new ShopError('cart_empty', 'Your cart is empty.')
  const coupon = validCoupon(world, request.coupon_code)
  const totals = orderTotals(items, coupon.discount, toSen(request.shipping_charges))
  return {
    coupon_code: coupon.code,
    // Not 0, which the contract excludes: an amount is less than 0.01 % of a large cart, and nothing of a cart without a price.
    discount_value: Math.max(0.01, totals.discountPercent),
    discount_amount: toRinggit(totals.discount),
    sub_total: toRinggit(totals.subTotal),
    shipping_charges: toRinggit(totals.shipping),
    total: toRinggit(totals.total),
  }
}
