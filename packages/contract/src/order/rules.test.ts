import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from './rules.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  product: fc.record({
    product_price: fc.integer({ min: 0, max: 1_000_000 }).map((sen) => sen / 100),
  }),
})

test('order totals add up exactly for any goods, discount and shipping', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map((sen) => sen / 100)
  const anyDiscount = fc.oneof(
    percent.map((value) => ({ kind: 'percent', value }) as const),
    amount.map((value) => ({ kind: 'amount', value }) as const),
  )
  fc.assert(
    fc.property(
      fc.array(line),
      anyDiscount,
      fc.integer({ min: 0, max: 50_000 }),
      (items, discount, shipping) => {
        const { discountPercent, ...totals } = orderTotals(items, discount, shipping)
        expect(totals.total).toBe(totals.subTotal - totals.discount + totals.shipping)
        expect(Object.values(totals).every((sen) => Number.isSafeInteger(sen) && sen >= 0)).toBe(
          true,
        )
        expect(totals.discount).toBeLessThanOrEqual(totals.subTotal)
        expect(discountPercent).toBeLessThanOrEqual(100)
      },
    ),
  )
})
