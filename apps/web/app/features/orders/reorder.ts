import { canAdd, type ProductType } from '@shop/contract'
import type { CartItem, Order, OrderItem, Product } from '@shop/contract/host'

/** An item that is not, or not wholly, in the cart: no longer sold, or above its limit (requirements §5). */
export interface LeftOut {
  readonly name: string
  readonly reason: 'not-sold' | 'limit'
}

export interface ReorderPorts {
  /** The products on sale with their current limits. */
  readonly products: readonly Pick<
    Product,
    'product_id' | 'product_type' | 'min_order_quantity' | 'max_order_quantity'
  >[]
  /** The cart's items before the reorder. */
  readonly cart: readonly CartItem[]
  /** Adds one unit, the only step of the API (requirements §7); resolves to the cart's new items. */
  readonly addOne: (productId: number, type: ProductType) => Promise<readonly CartItem[]>
}

/** Whether the host says which products the order has. */
export const canReorder = ({ items }: Pick<Order, 'items'>): boolean =>
  items.length > 0 && items.every(({ product_id }) => product_id !== undefined)

/**
 * Adds an order's items to the cart as far as the limits allow. A new item enters with its minimum quantity, which may exceed
 * the ordered one. Rejects when a step fails; earlier steps stay in the cart.
 * @returns the items that were left out
 */
export const reorder = async (
  wanted: readonly OrderItem[],
  { products, cart, addOne }: ReorderPorts,
): Promise<readonly LeftOut[]> => {
  const leftOut: LeftOut[] = []
  let items = cart
  for (const { product_id: id, quantity, product: ordered } of wanted) {
    const product = products.find(({ product_id }) => product_id === id)
    if (id === undefined || !product) {
      leftOut.push({ name: ordered.product_name, reason: 'not-sold' })
      continue
    }
    const inCart = () => items.find(({ product_id }) => product_id === id)?.quantity ?? 0
    const goal = inCart() + quantity
    let before = -1
    // A step without effect means that the server applies a lower limit.
    while (inCart() < goal && inCart() > before && canAdd(items, id, product)) {
      before = inCart()
      // Sequential: each step depends on the cart of the one before.
      items = await addOne(id, product.product_type)
    }
    if (inCart() < goal) leftOut.push({ name: ordered.product_name, reason: 'limit' })
  }
  return leftOut
}
