import { type CartItem, canAdd, type OrderItem, type Product, type ProductType } from '@shop/contract'

/** What stayed out of the cart: a product that is no longer sold, or units beyond its limit (requirements §5). */
export interface LeftOut {
  readonly name: string
  readonly reason: 'gone' | 'limit'
}

export interface ReorderPorts {
  /** What the shop sells now, with today's limits. */
  readonly products: readonly Pick<
    Product,
    'product_id' | 'product_type' | 'min_order_quantity' | 'max_order_quantity'
  >[]
  /** What is in the cart before. */
  readonly cart: readonly CartItem[]
  /** One step of +1, the only one that the wire has (requirements §7); answers the cart as it is then. */
  readonly addOne: (productId: number, type: ProductType) => Promise<readonly CartItem[]>
}

/**
 * Puts the items of an order in the cart again, beside what is there, as far as the limits allow. A product enters with its
 * minimum, so that one which grew since may bring more than was ordered. A failing step rejects; what came before it stays.
 * @returns what stayed out
 */
export const reorder = async (
  wanted: readonly OrderItem[],
  { products, cart, addOne }: ReorderPorts,
): Promise<readonly LeftOut[]> => {
  const leftOut: LeftOut[] = []
  let items = cart
  for (const { product_id: id, quantity, product: ordered } of wanted) {
    const product = products.find(({ product_id }) => product_id === id)
    if (!product) {
      leftOut.push({ name: ordered.product_name, reason: 'gone' })
      continue
    }
    const inCart = () => items.find(({ product_id }) => product_id === id)?.quantity ?? 0
    const goal = inCart() + quantity
    let before = -1
    // A step that changes nothing ends it: the server knows of a limit that we do not.
    while (inCart() < goal && inCart() > before && canAdd(items, id, product)) {
      before = inCart()
      // Each step goes out with the cart that the last one left.
      items = await addOne(id, product.product_type)
    }
    if (inCart() < goal) leftOut.push({ name: ordered.product_name, reason: 'limit' })
  }
  return leftOut
}
