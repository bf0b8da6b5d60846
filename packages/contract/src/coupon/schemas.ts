import * as z from 'zod/mini'
import { fields, neededFor } from '../shared/fields.ts'
import { amountSchema } from '../shared/schemas.ts'

/** Case-insensitive; responses contain the code as it is stored. */
export const couponCodeInputSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a coupon code'),
    z.maxLength(40, 'A coupon code has at most 40 characters'),
  )

/** The totals of a cart with a coupon. Amounts in RM, `discount_value` in percent. */
export const couponResultSchema = fields({
  needed: { discount_amount: neededFor('the total after the discount', amountSchema) },
  assumed: {
    coupon_code: z.string(),
    discount_value: z.number().check(z.gt(0), z.lte(100)),
    sub_total: amountSchema,
    shipping_charges: amountSchema,
    total: amountSchema,
  },
}).register(z.globalRegistry, { id: 'CouponResult' })
export type CouponResult = z.infer<typeof couponResultSchema>
