import { roundingTest, sumOfLines, toSen } from '../amounts.ts'
import type { ConformanceRun } from '../conformance-run.ts'
import { type HostCart, parseValue, values } from '../response-values.ts'
import { changeCart, fillCart, type Product, startingQuantity } from './cart-requests.ts'
import { checkCouponAmounts } from './order-totals.ts'

/** In RM; not a round amount, so that a discount on the shipping shows. */
const SHIPPING = 12.34

/** Returns whether the coupon is valid. */
export async function checkCoupon(run: ConformanceRun, products: readonly Product[], coupon: string): Promise<boolean> {
  const [product] = products
  const cart = product && (await changeCart(run, { cart_uid: null }, product)).cart
  if (!cart) return false
  const unknown = { cart_uid: cart.cart_uid, coupon_code: 'NO-SUCH-COUPON', shipping_charges: 0 }
  await run.request('coupon.apply', {
    query: unknown,
    expect: [422],
    refuse: { rule: 'coupon arithmetic', message: 'accepted an unknown coupon' },
  })
  const percent = await applyCoupon(run, cart, coupon)
  if (!percent) return percent !== undefined
  const lines = roundingCart(products, percent)
  if (!lines) {
    run.addNote('No product gives a fraction of a sen with the coupon: the rounding of discounts was not tested.')
    return true
  }
  const rounding = await fillCart(run, lines)
  if (rounding) await applyCoupon(run, rounding, coupon)
  return true
}

/** The percentage of the coupon, 0 where the host does not return it; undefined if the coupon is not valid. */
async function applyCoupon(run: ConformanceRun, cart: HostCart, coupon_code: string): Promise<number | undefined> {
  const query = { cart_uid: cart.cart_uid, coupon_code, shipping_charges: SHIPPING }
  const response = await run.request('coupon.apply', { query, expect: [200] })
  const result = parseValue(values.coupon, response)?.data
  const goods = sumOfLines(cart.items)
  if (!result) return undefined
  if (goods !== undefined) checkCouponAmounts(run, response, result, { goods, shipping: toSen(SHIPPING) })
  return result.discount_value ?? 0
}

/** A product and a quantity whose discount has a fraction of a sen. */
function roundingCart(products: readonly Product[], percent: number) {
  const candidates = products.flatMap((product) => {
    const start = startingQuantity(product)
    const quantities = Array.from(
      { length: Math.min(10, product.max_order_quantity - start + 1) },
      (_, at) => start + at,
    )
    return quantities.map((quantity) => {
      const score = roundingTest(toSen(product.product_price) * quantity, percent)
      return { score, line: { product, quantity } }
    })
  })
  const [best] = candidates.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  return best && [best.line]
}
