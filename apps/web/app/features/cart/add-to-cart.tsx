import { type Cart, canAdd, type Product, startingQuantity } from '@shop/contract'
import { useShopSelector } from '../../lib/hooks'
import { Button } from '../../ui/button'
import { sayAdded } from './said'
import { useCartBusy, useCartChange } from './use-cart'

export interface AddToCartProps {
  readonly product: Pick<
    Product,
    'product_id' | 'product_name' | 'product_type' | 'min_order_quantity' | 'max_order_quantity'
  >
  readonly look?: 'primary' | 'quiet'
  readonly fullWidth?: boolean
}

const noItems: Cart['items'] = []

const labelOf = (allowed: boolean, quantity: number) => {
  if (!allowed) return 'Maximum in your cart'
  return quantity > 1 ? `Add ${quantity} to cart` : 'Add to cart'
}

/** Puts one more of a product in the cart; a product not yet there enters with its minimum (spec §5). */
export const AddToCart = ({ product, look = 'primary', fullWidth = false }: AddToCartProps) => {
  const items = useShopSelector(({ cart }) => cart.cart?.items ?? noItems)
  const busy = useCartBusy()
  const change = useCartChange()
  const { product_id, product_name, product_type } = product
  const allowed = canAdd(items, product_id, product)
  const first = startingQuantity(product)
  const inCart = items.some((item) => item.product_id === product_id)
  const label = labelOf(allowed, inCart ? 1 : first)
  const add = () =>
    change.mutate(
      { productId: product_id, type: product_type, step: 1 },
      { onSuccess: (cart) => cart && sayAdded(product_name) },
    )
  return (
    <Button
      look={look}
      fullWidth={fullWidth}
      disabled={!allowed || busy}
      busy={change.isPending}
      onClick={add}
      aria-label={`${label}: ${product_name}`}
    >
      {label}
    </Button>
  )
}
