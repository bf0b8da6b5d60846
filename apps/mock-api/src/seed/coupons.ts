import type { Seed } from './seed-schema.ts'

export const coupons: Seed['coupons'] = [
  { code: 'WELCOME10', discount: { kind: 'percent', value: 10 }, expires_at: null },
  { code: 'EXPIRED20', discount: { kind: 'percent', value: 20 }, expires_at: '2026-01-31T16:00:00.000Z' },
]
