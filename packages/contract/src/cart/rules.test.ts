import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductType } from '../catalog/product-types.ts'
import {
  canAdd,
  canDecrease,
  canIncrease,
  itemsBeyondLimits,
  type LimitedItem,
  lineTotal,
  mergeItems,
  quantityToAdd,
  roomFor,
  subTotal,
  totalQuantity,
} from './rules.ts'

function item(
  product_id: number,
  product_type: ProductType,
  quantity: number,
  min = 1,
  max = 10,
): LimitedItem {
  return {
    product_id,
    quantity,
    product: { product_type, min_order_quantity: min, max_order_quantity: max },
  }
}

test('returns the items that break a limit', () => {
  const below = item(1, 'other', 1, 2)
  const fine = item(2, 'other', 2, 2)
  const beyond = item(3, 'lpitest', 11)
  expect(itemsBeyondLimits([below, fine, beyond])).toEqual([below, beyond])
})

const types = ['lpitest', 'lpigroup', 'other'] as const
// As in a catalogue, all products of a type have the same limits.
const maxima = { lpitest: 8, lpigroup: 30, other: 12 } as const
const minima = { lpitest: 1, lpigroup: 5, other: 2 } as const
const catalogueItem = (productId: number, quantity: number) => {
  const type = types[productId % 3] ?? 'other'
  return item(productId, type, quantity, minima[type], maxima[type])
}
/** Carts within the limits, created by clicks on "add to cart". */
const validCart = fc
  .array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 })
  .map((clicks) => cartAfter(clicks))

function cartAfter(clicks: readonly number[]): LimitedItem[] {
  const quantities = new Map<number, number>()
  const items = () =>
    [...quantities].map(([productId, quantity]) => catalogueItem(productId, quantity))
  for (const productId of clicks) {
    const { product } = catalogueItem(productId, 1)
    if (!canAdd(items(), productId, product)) continue
    quantities.set(
      productId,
      (quantities.get(productId) ?? 0) + quantityToAdd(items(), productId, product),
    )
  }
  return items()
}

describe('for any cart of added products', () => {
  test('all limits are kept', () => {
    fc.assert(
      fc.property(validCart, (items) => {
        expect(itemsBeyondLimits(items)).toEqual([])
      }),
    )
  })
  test.each([
    { button: 'plus', step: 1, isEnabled: canIncrease },
    {
      button: 'minus',
      step: -1,
      isEnabled: (_items: readonly LimitedItem[], clicked: LimitedItem) => canDecrease(clicked),
    },
  ])('an enabled $button keeps the limits', ({ step, isEnabled }) => {
    fc.assert(
      fc.property(validCart, (items) => {
        for (const clicked of items.filter((candidate) => isEnabled(items, candidate))) {
          const quantity = clicked.quantity + step
          expect(
            itemsBeyondLimits(
              items.map((other) => (other === clicked ? { ...other, quantity } : other)),
            ),
          ).toEqual([])
        }
      }),
    )
  })
})

describe("merging the guest's cart into the account's", () => {
  test('keeps the limits and the quantities of the account, and adds nothing else', () => {
    fc.assert(
      fc.property(validCart, validCart, (account, guest) => {
        const merged = mergeItems(account, guest)
        const count = (items: readonly LimitedItem[], id: number) =>
          items.find((candidate) => candidate.product_id === id)?.quantity ?? 0
        expect(itemsBeyondLimits(merged)).toEqual([])
        for (let id = 1; id <= 9; id++) {
          expect(count(merged, id)).toBeGreaterThanOrEqual(count(account, id))
          expect(count(merged, id)).toBeLessThanOrEqual(count(account, id) + count(guest, id))
        }
      }),
    )
  })
})

test('the badge counts all quantities, the limits those of a type', () => {
  const items = [item(1, 'lpitest', 2), item(2, 'lpitest', 3), item(3, 'other', 4)]
  expect(totalQuantity(items)).toBe(9)
  expect(items.map(({ product_id, product }) => roomFor(items, product_id, product))).toEqual([
    5, 5, 6,
  ])
})

test('line and cart totals have no floating-point errors', () => {
  const priced = (quantity: number, product_price: number) => ({
    quantity,
    product: { product_price },
  })
  expect(lineTotal(priced(3, 0.1))).toBe(30)
  expect(subTotal([priced(3, 0.1), priced(1, 0.2), priced(7, 19.99)])).toBe(30 + 20 + 13_993)
})
