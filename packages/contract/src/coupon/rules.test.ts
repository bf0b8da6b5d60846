import { describe, expect, test } from 'vitest'
import { appliedDiscount, discountOf, discountPercentOf, NO_DISCOUNT } from './rules.ts'

describe('a fixed amount', () => {
  const tenRinggit = { kind: 'amount', value: 10 } as const
  test('is taken off in full, up to the price of the goods', () => {
    expect(discountOf(5985, tenRinggit)).toBe(1000)
    expect(discountOf(999, tenRinggit)).toBe(999)
  })
  test('is reported as its share of the goods in percent', () => {
    expect(discountPercentOf(5985, tenRinggit)).toBe(16.71)
    expect(discountPercentOf(999, tenRinggit)).toBe(100)
    expect(discountPercentOf(0, tenRinggit)).toBe(0)
  })
})

test('an applied coupon discounts by the percentage of its response, or by the amount where there is none', () => {
  expect(appliedDiscount({ discount_value: 10, discount_amount: 5 })).toEqual({ kind: 'percent', value: 10 })
  expect(appliedDiscount({ discount_amount: 5 })).toEqual({ kind: 'amount', value: 5 })
  expect(appliedDiscount(undefined)).toEqual(NO_DISCOUNT)
})
