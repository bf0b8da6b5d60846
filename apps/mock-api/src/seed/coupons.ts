import type { Discount } from '@shop/contract'

interface SeedCoupon {
  readonly code: string
  /** `percent`, or `amount` in RM. */
  readonly discount: Discount
  /** Null: never. */
  readonly expiresAt: string | null
}

export const coupons: readonly SeedCoupon[] = [
  { code: 'WELCOME10', discount: { kind: 'percent', value: 10 }, expiresAt: null },
  { code: 'EXPIRED20', discount: { kind: 'percent', value: 20 }, expiresAt: '2026-01-31T16:00:00.000Z' },
]
