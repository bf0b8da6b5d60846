import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductType } from '../catalog/schemas.ts'
import {
  canAdd,
  canDecrease,
  canIncrease,
  cartNeedsShipping,
  itemsBeyondLimits,
  joinItems,
  type LimitedItem,
  lineTotal,
  quantityToAdd,
  quantityTowardsMaximum,
  subTotal,
  totalQuantity,
} from './rules.ts'

function item(product_id: number, product_type: ProductType, quantity: number, min = 1, max = 10): LimitedItem {
  return { product_id, quantity, product: { product_type, min_order_quantity: min, max_order_quantity: max } }
}

describe('minus', () => {
  test('is refused at the minimum and below it', () => {
    expect(canDecrease(item(1, 'other', 2, 2))).toBe(false)
    expect(canDecrease(item(1, 'other', 1, 2))).toBe(false)
  })
  test('is allowed above the minimum', () => {
    expect(canDecrease(item(1, 'other', 3, 2))).toBe(true)
  })
})

describe('plus', () => {
  test.each(['lpitest', 'lpigroup'] as const)('counts all %s items together', (type) => {
    const first = item(1, type, 4)
    const second = item(2, type, 6)
    expect(canIncrease([first, second], first)).toBe(false)
    expect(canIncrease([first, item(2, type, 5)], first)).toBe(true)
  })
  test('does not count one shared kind towards the other', () => {
    const test = item(1, 'lpitest', 9)
    expect(canIncrease([test, item(2, 'lpigroup', 9)], test)).toBe(true)
  })
  test('counts any other product alone', () => {
    const book = item(1, 'other', 9)
    expect(canIncrease([book, item(2, 'other', 10)], book)).toBe(true)
    expect(canIncrease([item(1, 'other', 10)], item(1, 'other', 10))).toBe(false)
  })
})

describe('adding', () => {
  test('brings the minimum of a product that is new to the cart, then one more each time', () => {
    const group = item(7, 'lpigroup', 5, 5, 50)
    expect(quantityToAdd([], 7, group.product)).toBe(5)
    expect(quantityToAdd([group], 7, group.product)).toBe(1)
  })
  test('is refused when the minimum would pass the shared maximum', () => {
    const present = item(1, 'lpigroup', 46, 5, 50)
    expect(canAdd([present], 2, item(2, 'lpigroup', 5, 5, 50).product)).toBe(false)
    expect(canAdd([present], 1, present.product)).toBe(true)
  })
})

test('items that break a limit are named', () => {
  const below = item(1, 'other', 1, 2)
  const fine = item(2, 'other', 2, 2)
  const beyond = item(3, 'lpitest', 11)
  expect(itemsBeyondLimits([below, fine, beyond])).toEqual([below, beyond])
})

const types = ['lpitest', 'lpigroup', 'other'] as const
// Products as a catalogue has them: a product's type and limits are its own, one maximum for each shared type.
const maxima = { lpitest: 8, lpigroup: 30, other: 12 } as const
const minima = { lpitest: 1, lpigroup: 5, other: 2 } as const
const catalogueItem = (productId: number, quantity: number) => {
  const type = types[productId % 3] ?? 'other'
  return item(productId, type, quantity, minima[type], maxima[type])
}
/** Carts that obey the limits, as the server keeps them: made by adding one thing after another. */
const validCart = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }).map((presses) => pressedInTurn(presses))

function pressedInTurn(presses: readonly number[]): LimitedItem[] {
  const quantities = new Map<number, number>()
  const items = () => [...quantities].map(([productId, quantity]) => catalogueItem(productId, quantity))
  for (const productId of presses) {
    const { product } = catalogueItem(productId, 1)
    if (!canAdd(items(), productId, product)) continue
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantityToAdd(items(), productId, product))
  }
  return items()
}

describe('for any cart made by adding', () => {
  test('no limit is broken', () => {
    fc.assert(
      fc.property(validCart, (items) => {
        expect(itemsBeyondLimits(items)).toEqual([])
      }),
    )
  })
  test('a plus that is allowed breaks no limit', () => {
    fc.assert(
      fc.property(validCart, (items) => {
        for (const pressed of items.filter((candidate) => canIncrease(items, candidate))) {
          const after = items.map((other) => (other === pressed ? { ...other, quantity: other.quantity + 1 } : other))
          expect(itemsBeyondLimits(after)).toEqual([])
        }
      }),
    )
  })
  test('a minus that is allowed breaks no limit', () => {
    fc.assert(
      fc.property(validCart, (items) => {
        for (const pressed of items.filter(canDecrease)) {
          const after = items.map((other) => (other === pressed ? { ...other, quantity: other.quantity - 1 } : other))
          expect(itemsBeyondLimits(after)).toEqual([])
        }
      }),
    )
  })
})

describe("a guest's cart joins the account's", () => {
  test('quantities add up and stop at the maximum', () => {
    expect(joinItems([item(1, 'other', 4)], [item(1, 'other', 3)])).toEqual([item(1, 'other', 7)])
    expect(joinItems([item(1, 'other', 4)], [item(1, 'other', 9)])).toEqual([item(1, 'other', 10)])
  })
  test('an arriving item that cannot reach its minimum is left out', () => {
    const account = [item(1, 'lpigroup', 47, 5, 50)]
    expect(joinItems(account, [item(2, 'lpigroup', 5, 5, 50)])).toEqual(account)
  })
  test('no limit is broken, nothing of the account gets fewer, nothing appears from nowhere', () => {
    fc.assert(
      fc.property(validCart, validCart, (account, guest) => {
        const joined = joinItems(account, guest)
        const count = (items: readonly LimitedItem[], id: number) =>
          items.find((candidate) => candidate.product_id === id)?.quantity ?? 0
        expect(itemsBeyondLimits(joined)).toEqual([])
        for (let id = 1; id <= 9; id++) {
          expect(count(joined, id)).toBeGreaterThanOrEqual(count(account, id))
          expect(count(joined, id)).toBeLessThanOrEqual(count(account, id) + count(guest, id))
        }
      }),
    )
  })
})

test('the badge counts quantities, and the limits count the same things', () => {
  const items = [item(1, 'lpitest', 2), item(2, 'lpitest', 3), item(3, 'other', 4)]
  expect(totalQuantity(items)).toBe(9)
  expect(quantityTowardsMaximum(items, 1, 'lpitest')).toBe(5)
  expect(quantityTowardsMaximum(items, 3, 'other')).toBe(4)
})

test('line and cart totals are exact where floating point is not', () => {
  const priced = (quantity: number, product_price: number) => ({ quantity, product: { product_price } })
  expect(lineTotal(priced(3, 0.1))).toBe(30)
  expect(subTotal([priced(3, 0.1), priced(1, 0.2), priced(7, 19.99)])).toBe(30 + 20 + 13_993)
})

test('only printed books are sent by post', () => {
  const of = (product_format: 'book' | 'ebook' | 'online_test') => ({ product: { product_format } })
  expect(cartNeedsShipping([of('ebook'), of('online_test')])).toBe(false)
  expect(cartNeedsShipping([of('ebook'), of('book')])).toBe(true)
})
