import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCancellable, isPaid, isPayable, needsQuote, orderTotals } from './rules.ts'
import { orderStatusSchema } from './schemas.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  product: fc.record({ product_price: fc.integer({ min: 0, max: 1_000_000 }).map((sen) => sen / 100) }),
})

describe('order totals', () => {
  test('add up exactly for any goods, discount and shipping', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    const amount = fc.integer({ min: 0, max: 1_000_000 }).map((sen) => sen / 100)
    const anyDiscount = fc.oneof(
      percent.map((value) => ({ kind: 'percent', value }) as const),
      amount.map((value) => ({ kind: 'amount', value }) as const),
    )
    fc.assert(
      fc.property(fc.array(line), anyDiscount, fc.integer({ min: 0, max: 50_000 }), (items, discount, shipping) => {
        const { discountPercent, ...totals } = orderTotals(items, discount, shipping)
        expect(totals.total).toBe(totals.subTotal - totals.discount + totals.shipping)
        expect(Object.values(totals).every((sen) => Number.isSafeInteger(sen) && sen >= 0)).toBe(true)
        expect(totals.discount).toBeLessThanOrEqual(totals.subTotal)
        expect(discountPercent).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('a quote', () => {
  const book = { product: { product_type: 'other' as const, product_format: 'book' as const } }
  const ebook = { product: { product_type: 'other' as const, product_format: 'ebook' as const } }
  test('is needed for posted goods to another country, alone or with other goods', () => {
    expect(needsQuote([book], 'SG')).toBe(true)
    expect(needsQuote([ebook, book], 'SG')).toBe(true)
  })
  test('is not needed within Malaysia, nor for goods that are not posted', () => {
    expect(needsQuote([book], 'MY')).toBe(false)
    expect(needsQuote([ebook], 'SG')).toBe(false)
  })
})

test.each(orderStatusSchema.options)('%s: cancellable, payable, paid', (status) => {
  const rules = { cancellable: isCancellable(status), payable: isPayable(status), paid: isPaid(status) }
  expect({ [status]: rules }).toEqual({
    [status]: {
      pending: { cancellable: true, payable: true, paid: false },
      paid: { cancellable: true, payable: false, paid: true },
      processing: { cancellable: true, payable: false, paid: true },
      shipped: { cancellable: false, payable: false, paid: true },
      delivered: { cancellable: false, payable: false, paid: true },
      cancelled: { cancellable: false, payable: false, paid: false },
      failed: { cancellable: false, payable: true, paid: false },
      quote_requested: { cancellable: true, payable: false, paid: false },
    }[status],
  })
})
