import { expect, test } from 'vitest'
import { appliedDiscount, NO_DISCOUNT } from './rules.ts'

test('an applied coupon discounts by the percentage of its response, or by its amount', () => {
  expect(appliedDiscount({ discount_value: 10, discount_amount: 5 })).toEqual({
    kind: 'percent',
    value: 10,
  })
  expect(appliedDiscount({ discount_amount: 5 })).toEqual({ kind: 'amount', value: 5 })
  expect(appliedDiscount(undefined)).toEqual(NO_DISCOUNT)
})
