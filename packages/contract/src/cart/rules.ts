/**
 * Cart limits and totals (requirements §5). The web app disables buttons by them; the API enforces
 * them.
 */

import { type ProductType, productTypes } from '../catalog/product-types.ts'
import { needsShipping } from '../catalog/rules.ts'
import { toSen } from '../shared/money.ts'

export interface LimitedProduct {
  readonly product_type: ProductType
  readonly min_order_quantity: number
  readonly max_order_quantity: number
}

export interface LimitedItem {
  readonly product_id: number
  readonly quantity: number
  readonly product: LimitedProduct
}

/**
 * How many more of a product its maximum allows; negative beyond it. All items of its type count,
 * where the type shares a maximum, else the items of the same product.
 */
export function roomFor(
  items: readonly LimitedItem[],
  productId: number,
  { product_type: type, max_order_quantity: maximum }: LimitedProduct,
): number {
  const isShared = productTypes[type].countedWith !== undefined
  const counted = items.filter((item) =>
    isShared ? item.product.product_type === type : item.product_id === productId,
  )
  return maximum - totalQuantity(counted)
}

/** Whether the minus button is enabled: above the minimum. */
export function canDecrease(item: LimitedItem): boolean {
  return item.quantity > item.product.min_order_quantity
}

/** Whether the plus button is enabled: below the maximum. */
export function canIncrease(items: readonly LimitedItem[], item: LimitedItem): boolean {
  return roomFor(items, item.product_id, item.product) > 0
}

/** The quantity of a product that is new in the cart. */
export function startingQuantity(product: LimitedProduct): number {
  return Math.max(1, product.min_order_quantity)
}

/**
 * The quantity that "add to cart" adds: 1, or the minimum for a product that is not in the cart.
 */
export function quantityToAdd(
  items: readonly LimitedItem[],
  productId: number,
  product: LimitedProduct,
): number {
  return items.some((item) => item.product_id === productId) ? 1 : startingQuantity(product)
}

/** Whether "add to cart" keeps the limits. */
export function canAdd(
  items: readonly LimitedItem[],
  productId: number,
  product: LimitedProduct,
): boolean {
  return quantityToAdd(items, productId, product) <= roomFor(items, productId, product)
}

/** The items that break a limit; possible after the limits of a product changed. */
export function itemsBeyondLimits<T extends LimitedItem>(items: readonly T[]): T[] {
  return items.filter(
    (item) =>
      item.quantity < item.product.min_order_quantity ||
      roomFor(items, item.product_id, item.product) < 0,
  )
}

/**
 * Merges the guest's cart into the account's: quantities are added up to the limits (architecture
 * §4). Quantities of the account never decrease; a guest's item that cannot reach its minimum is
 * dropped.
 */
export function mergeItems<T extends LimitedItem>(account: readonly T[], guest: readonly T[]): T[] {
  const merged = [...account]
  for (const item of guest) {
    const { product, product_id } = item
    const index = merged.findIndex((candidate) => candidate.product_id === product_id)
    const existing = merged[index]
    const room = roomFor(merged, product_id, product)
    const added = Math.min(item.quantity, room)
    if (added <= 0) continue
    if (existing) merged[index] = { ...existing, quantity: existing.quantity + added }
    else if (added >= product.min_order_quantity) merged.push({ ...item, quantity: added })
  }
  return merged
}

/** The number on the cart icon's badge (requirements §2). */
export function totalQuantity(items: readonly { quantity: number }[]): number {
  return items.reduce((total, item) => total + item.quantity, 0)
}

/** The price of a line in sen. */
export function lineTotal(item: { quantity: number; product: { product_price: number } }): number {
  return toSen(item.product.product_price) * item.quantity
}

/** The Total Price of a cart (requirements §2) in sen. */
export function subTotal(
  items: readonly { quantity: number; product: { product_price: number } }[],
): number {
  return items.reduce((total, item) => total + lineTotal(item), 0)
}

/** Whether any product of the cart is posted. */
export function cartNeedsShipping(
  items: readonly { product: Parameters<typeof needsShipping>[0] }[],
): boolean {
  return items.some((item) => needsShipping(item.product))
}
