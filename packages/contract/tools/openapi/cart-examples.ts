/** The cart of the examples of rules: its items have only what the rules of cart quantities use. */
import { canAdd, canDecrease, type LimitedItem, type ProductType, quantityToAdd } from '../../src/index.ts'

export interface ExampleItem {
  product_id: number
  type: ProductType
  quantity: number
  min: number
  max: number
}

export const cartItem = ({ product_id, type, quantity, min, max }: ExampleItem): LimitedItem => ({
  product_id,
  quantity,
  product: { product_type: type, min_order_quantity: min, max_order_quantity: max },
})

/** The quantity after a change by one; undefined if the limits forbid it. */
export function quantityAfter(items: readonly ExampleItem[], changed: ExampleItem, change: 1 | -1): number | undefined {
  const cart = items.map(cartItem)
  const item = cartItem(changed)
  if (change === -1) return canDecrease(item) ? item.quantity - 1 : undefined
  const { product_id, product } = item
  return canAdd(cart, product_id, product) ? item.quantity + quantityToAdd(cart, product_id, product) : undefined
}
