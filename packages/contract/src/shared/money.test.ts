import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRinggit, percentOf, toRinggit, toSen } from './money.ts'

const sen = fc.integer({ min: 0, max: 100_000_000 })

describe('sen and ringgit', () => {
  test('convert both ways without loss', () => {
    fc.assert(
      fc.property(sen, (amount) => {
        expect(toSen(toRinggit(amount))).toBe(amount)
      }),
    )
  })
  test.each([0.005, 1.999, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s is rejected as an amount',
    (amount) => {
      expect(() => toSen(amount)).toThrow(RangeError)
    },
  )
})

test('a percentage differs from the exact value by at most half a sen', () => {
  fc.assert(
    fc.property(sen, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const exact = BigInt(amount) * BigInt(hundredths)
      const difference = BigInt(percentOf(amount, hundredths / 100)) * 10_000n - exact
      expect(difference <= 5_000n && difference > -5_000n).toBe(true)
    }),
  )
})

test('formats prices as Intl does, with RM, thousands separators and two decimals', () => {
  const format = new Intl.NumberFormat('en-MY', { style: 'currency', currency: 'MYR' })
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
      expect(formatRinggit(toRinggit(amount))).toBe(format.format(toRinggit(amount)))
    }),
  )
  expect(formatRinggit(1234.5)).toBe('RM\u00a01,234.50')
})
