import * as z from 'zod/mini'
import { rowOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

const couponRow = z.object({
  code: z.string(),
  discount_kind: z.enum(['percent', 'amount']),
  discount_value: z.number(),
  expires_at: z.nullable(z.string()),
})
export type CouponRow = z.infer<typeof couponRow>

/** Case-insensitive. */
export const findCoupon = (sql: Sql, code: string): CouponRow | undefined =>
  rowOf(couponRow, sql.get`SELECT * FROM coupons WHERE code = ${code}`)
