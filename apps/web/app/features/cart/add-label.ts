import { canAdd, formatRinggit, lineTotal, quantityToAdd, quantityTowardsMaximum, toRinggit } from '@shop/contract'
import type { Cart, Product } from '@shop/contract/host'
import { countUnits } from '../../config/labels'

export type AddableProduct = Pick<
  Product,
  'product_id' | 'product_name' | 'product_price' | 'product_type' | 'min_order_quantity' | 'max_order_quantity'
>

type Items = Cart['items']

/** The quantities that can be added to a cart (requirements §5); undefined at the maximum. */
export const addableRange = (
  items: Items,
  product: AddableProduct,
): { readonly min: number; readonly max: number } | undefined => {
  if (!canAdd(items, product.product_id, product)) return undefined
  const counted = quantityTowardsMaximum(items, product.product_id, product.product_type)
  return { min: quantityToAdd(items, product.product_id, product), max: product.max_order_quantity - counted }
}

export const priceSeparator = ' · '

/** The label of a button that adds a product: what it adds and, for several, at which price. */
export const addLabel = (product: AddableProduct, quantity: number): string => {
  const isSeat = product.product_type === 'lpigroup'
  if (quantity === 1 && !isSeat) return 'Add to cart'
  const total = toRinggit(lineTotal({ quantity, product }))
  return `Add ${isSeat ? countUnits(quantity, product.product_type) : quantity}${priceSeparator}${formatRinggit(total)}`
}

/** The label of a button that cannot add any more. */
export const limitLabel = (items: Items, product: AddableProduct): string =>
  items.some(({ product_id }) => product_id === product.product_id)
    ? 'In your cart'
    : `Limit of ${countUnits(product.max_order_quantity, product.product_type)} reached`
