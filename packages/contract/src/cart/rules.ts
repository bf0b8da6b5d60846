/** Cart limits and totals (requirements §5). The web app disables its buttons by them; the API has the last word. */

import { needsShipping } from '../catalog/rules.ts'
import type { ProductFormat, ProductType } from '../catalog/schemas.ts'
import { toSen } from '../shared/money.ts'

/** What the limits need to know of a product. */
export interface LimitedProduct {
  readonly product_type: ProductType
  readonly min_order_quantity: number
  readonly max_order_quantity: number
}

/** What the limits need to know of a line of the cart. */
export interface LimitedItem {
  readonly product_id: number
  readonly quantity: number
  readonly product: LimitedProduct
}

/** The items whose quantities count together: all lpitest, all lpigroup, or one other product alone. */
function countsTogether(productId: number, type: ProductType, item: LimitedItem): boolean {
  return type === 'other' ? item.product_id === productId : item.product.product_type === type
}

/** The quantity in the cart that counts towards a product's maximum. */
export function quantityTowardsMaximum(items: readonly LimitedItem[], productId: number, type: ProductType): number {
  return items.filter((item) => countsTogether(productId, type, item)).reduce((total, item) => total + item.quantity, 0)
}

/** Whether minus may be pressed: not at or below the minimum. */
export function canDecrease(item: LimitedItem): boolean {
  return item.quantity > item.product.min_order_quantity
}

/** Whether plus may be pressed: not once the quantities that count together have reached the maximum. */
export function canIncrease(items: readonly LimitedItem[], item: LimitedItem): boolean {
  const counted = quantityTowardsMaximum(items, item.product_id, item.product.product_type)
  return counted < item.product.max_order_quantity
}

/** The quantity that a product enters an order with. */
export function startingQuantity(product: LimitedProduct): number {
  return Math.max(1, product.min_order_quantity)
}

/** The quantity that one press of "add to cart" brings: a step of 1, or the minimum for a product not yet in the cart. */
export function quantityToAdd(items: readonly LimitedItem[], productId: number, product: LimitedProduct): number {
  return items.some((item) => item.product_id === productId) ? 1 : startingQuantity(product)
}

/** Whether a product may be added, be it in the cart already or not. */
export function canAdd(items: readonly LimitedItem[], productId: number, product: LimitedProduct): boolean {
  const counted = quantityTowardsMaximum(items, productId, product.product_type)
  return counted + quantityToAdd(items, productId, product) <= product.max_order_quantity
}

/** The items that break a limit, as they may after a product's limits changed. */
export function itemsBeyondLimits<T extends LimitedItem>(items: readonly T[]): T[] {
  return items.filter(
    (item) =>
      item.quantity < item.product.min_order_quantity ||
      quantityTowardsMaximum(items, item.product_id, item.product.product_type) > item.product.max_order_quantity,
  )
}

/**
 * A guest's cart joins the account's: quantities add up, capped at the limits (architecture §4). The account's own items
 * are never made fewer; a joining item that cannot reach its minimum is left out.
 */
export function joinItems<T extends LimitedItem>(account: readonly T[], guest: readonly T[]): T[] {
  const joined = [...account]
  for (const arriving of guest) {
    const { product, product_id } = arriving
    const at = joined.findIndex((item) => item.product_id === product_id)
    const present = joined[at]
    const room = product.max_order_quantity - quantityTowardsMaximum(joined, product_id, product.product_type)
    const added = Math.min(arriving.quantity, room)
    if (added <= 0) continue
    if (present) joined[at] = { ...present, quantity: present.quantity + added }
    else if (added >= product.min_order_quantity) joined.push({ ...arriving, quantity: added })
  }
  return joined
}

/** The number on the cart icon's badge (requirements §2). */
export function totalQuantity(items: readonly { quantity: number }[]): number {
  return items.reduce((total, item) => total + item.quantity, 0)
}

/** What a line costs, in sen. */
export function lineTotal(item: { quantity: number; product: { product_price: number } }): number {
  return toSen(item.product.product_price) * item.quantity
}

/** The cart's Total Price (requirements §2), in sen. */
export function subTotal(items: readonly { quantity: number; product: { product_price: number } }[]): number {
  return items.reduce((total, item) => total + lineTotal(item), 0)
}

/** Whether anything in the cart goes by post. */
export function cartNeedsShipping(items: readonly { product: { product_format: ProductFormat } }[]): boolean {
  return items.some((item) => needsShipping(item.product.product_format))
}
