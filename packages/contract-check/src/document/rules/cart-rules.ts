/** Rules of carts and of what they cost. */
import {
  canAdd,
  canDecrease,
  type Discount,
  mergeItems,
  orderTotals,
  type ProductType,
  quantityToAdd,
} from '@shop/contract'
import type { Json, JsonObject } from '../../json.ts'
import { resultRule } from './rule.ts'

type Item = { product_id: number; type: ProductType; quantity: number; min: number; max: number }

const itemWith =
  (type: ProductType, min: number, max: number) =>
  (product_id: number, quantity: number): Item => ({ product_id, type, quantity, min, max })

const test = itemWith('lpitest', 1, 10)
const group = itemWith('lpigroup', 5, 50)
const book = itemWith('other', 1, 10)

const cartItem = ({ product_id, type, quantity, min, max }: Item) => ({
  product_id,
  quantity,
  product: { product_type: type, min_order_quantity: min, max_order_quantity: max },
})

type Change = { items: Item[]; product: Item; change: 1 | -1 }

function quantityAfter({ items, product: changed, change }: Change): Json {
  const cart = items.map(cartItem)
  const item = cartItem(changed)
  if (change === -1) return canDecrease(item) ? item.quantity - 1 : 'invalid'
  const { product_id, product } = item
  return canAdd(cart, product_id, product)
    ? item.quantity + quantityToAdd(cart, product_id, product)
    : 'invalid'
}

const mergedQuantities = ({ account, guest }: { account: Item[]; guest: Item[] }): Json => {
  const merged = mergeItems(account.map(cartItem), guest.map(cartItem))
  return merged.map(({ product_id, quantity }) => [product_id, quantity])
}

type Sale = { items: { price: number; quantity: number }[]; discount: Discount; shipping: number }

function totalsOf({ items, shipping, ...sale }: Sale): Json {
  const lines = items.map(({ price, quantity }) => ({
    quantity,
    product: { product_price: price },
  }))
  const { subTotal, discount, discountPercent, total } = orderTotals(lines, sale.discount, shipping)
  return { sub_total: subTotal, discount, discount_percent: discountPercent, total }
}

const saleOf = (
  price: number,
  quantity: number,
  kind: Discount['kind'],
  value: number,
  shipping: number,
): Sale => ({ items: [{ price, quantity }], discount: { kind, value }, shipping })

export const cartRules: JsonObject = {
  'cart-quantity': resultRule(
    'A change by one keeps the limits of the product: the minimum for each product, the maximum ' +
      'across all lpitest items, across all lpigroup items, and for each other product. A ' +
      'product that is new in the cart starts with its minimum. The result is the new quantity.',
    quantityAfter,
    [
      { items: [], product: test(1, 0), change: 1 },
      { items: [], product: group(2, 0), change: 1 },
      { items: [], product: itemWith('other', 6, 5)(3, 0), change: 1 },
      { items: [test(1, 1)], product: test(1, 1), change: 1 },
      { items: [test(1, 9)], product: test(1, 9), change: 1 },
      { items: [test(1, 10)], product: test(1, 10), change: 1 },
      { items: [test(1, 6), test(4, 4)], product: test(4, 4), change: 1 },
      { items: [test(1, 6), test(4, 3)], product: test(4, 3), change: 1 },
      { items: [group(2, 46)], product: group(5, 0), change: 1 },
      { items: [group(2, 45)], product: group(5, 0), change: 1 },
      { items: [book(3, 10), book(6, 1)], product: book(6, 1), change: 1 },
      { items: [test(1, 10)], product: book(3, 0), change: 1 },
      { items: [test(1, 2)], product: test(1, 2), change: -1 },
      { items: [test(1, 1)], product: test(1, 1), change: -1 },
      { items: [group(2, 5)], product: group(2, 5), change: -1 },
    ],
  ),
  'cart-merge': resultRule(
    "At sign-in the guest's cart joins the account's: quantities add up to the maximum, and " +
      'items that cannot reach their minimum are dropped. The result has the quantity by product.',
    mergedQuantities,
    [
      { account: [], guest: [test(1, 2)] },
      { account: [test(1, 2)], guest: [test(1, 3)] },
      { account: [test(1, 8)], guest: [test(1, 5)] },
      { account: [test(1, 6)], guest: [test(4, 6)] },
      { account: [test(1, 10)], guest: [test(4, 1)] },
      { account: [group(2, 47)], guest: [group(5, 5)] },
      { account: [book(3, 9)], guest: [book(6, 9), book(3, 9)] },
      { account: [book(3, 12)], guest: [] },
    ],
  ),
  'order-total': resultRule(
    'The total is the goods less the discount plus the shipping. A discount is a percentage of ' +
      'the goods, rounded half up to a whole sen, or an amount up to the price of the goods. ' +
      'Amounts in RM as prices, in sen as results.',
    totalsOf,
    [
      saleOf(49.9, 2, 'percent', 0, 0),
      saleOf(49.9, 2, 'percent', 10, 0),
      saleOf(10.05, 1, 'percent', 10, 500),
      saleOf(0.05, 1, 'percent', 10, 0),
      saleOf(33.33, 3, 'percent', 12.5, 1250),
      saleOf(20, 1, 'amount', 5, 0),
      saleOf(20, 1, 'amount', 25, 800),
      saleOf(20, 1, 'percent', 100, 0),
    ],
  ),
}
