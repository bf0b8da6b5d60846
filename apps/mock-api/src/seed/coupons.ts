/** `expiresAt` null: never. */
export const coupons = [
  { code: 'WELCOME10', discount: { kind: 'percent', value: 10 }, expiresAt: null },
  { code: 'EXPIRED20', discount: { kind: 'percent', value: 20 }, expiresAt: '2026-01-31T16:00:00.000Z' },
] as const
