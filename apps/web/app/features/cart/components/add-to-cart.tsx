import { type Cart, canAdd, type Product, quantityToAdd } from '@shop/contract'
import { Button } from '../../../components/button'
import { useShopSelector } from '../../../state/hooks'
import { useCartBusySoon, useCartChange } from '../api/use-cart'
import { sayAdded } from '../cart-messages'

export interface AddToCartProps {
  readonly product: Pick<
    Product,
    'product_id' | 'product_name' | 'product_type' | 'min_order_quantity' | 'max_order_quantity'
  >
  readonly variant?: 'primary' | 'quiet'
  readonly fullWidth?: boolean
}

const noItems: Cart['items'] = []

const labelOf = (quantity: number) => {
  if (quantity === 0) return 'Maximum in your cart'
  return quantity > 1 ? `Add ${quantity} to cart` : 'Add to cart'
}

/** Puts one more of a product in the cart; a product not yet there enters with its minimum (requirements §5). */
export const AddToCart = ({ product, variant = 'primary', fullWidth = false }: AddToCartProps) => {
  const { product_id, product_name, product_type } = product
  // A number, so that of a long shelf only those are drawn again for which it is another; 0 where the cart takes no more.
  const quantity = useShopSelector(({ cart: { cart } }) => {
    const items = cart?.items ?? noItems
    return canAdd(items, product_id, product) ? quantityToAdd(items, product_id, product) : 0
  })
  const busy = useCartBusySoon()
  const change = useCartChange()
  const label = labelOf(quantity)
  const add = () =>
    change.mutate(
      { productId: product_id, type: product_type, step: 1 },
      { onSuccess: (cart) => cart && sayAdded(product_name) },
    )
  return (
    <Button
      variant={variant}
      fullWidth={fullWidth}
      disabled={quantity === 0 || busy}
      busy={change.isPending}
      // Who clicks twice out of habit means one; the answer to the first may be here before the second.
      onClick={({ detail }) => {
        if (detail < 2) add()
      }}
      aria-label={`${label}: ${product_name}`}
    >
      {label}
    </Button>
  )
}
