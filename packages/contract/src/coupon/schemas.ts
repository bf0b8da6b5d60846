import * as z from 'zod/mini'
import { fields } from '../shared/fields.ts'
import { amountSchema } from '../shared/schemas.ts'

/** As typed: case does not matter, the server answers with the code as it is written in its books. */
export const couponCodeInputSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a coupon code'), z.maxLength(40, 'A coupon code has at most 40 characters'))

/** What a coupon makes of a cart. Amounts in RM, `discount_value` in percent. */
export const couponResultSchema = fields({
  assumed: {
    coupon_code: z.string(),
    discount_value: z.number().check(z.gt(0), z.lte(100)),
    discount_amount: amountSchema,
    sub_total: amountSchema,
    shipping_charges: amountSchema,
    total: amountSchema,
  },
}).register(z.globalRegistry, { id: 'CouponResult' })
export type CouponResult = z.infer<typeof couponResultSchema>
