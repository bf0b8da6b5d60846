import { canAdd, quantityToAdd } from '@shop/contract'
import type { Cart, Product } from '@shop/contract/host'
import { Button } from '../../../components/button'
import { useShopSelector } from '../../../state/hooks'
import { useCartBusyDeferred, useCartChange } from '../api/use-cart-change'
import { notifyAdded } from '../cart-messages'

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

/** Adds one unit of a product to the cart; the first time, its minimum quantity (requirements §5). */
export const AddToCart = ({ product, variant = 'primary', fullWidth = false }: AddToCartProps) => {
  const { product_id, product_name, product_type } = product
  // Selects a number, so that only the buttons of a changed quantity render again. 0 at the maximum.
  const quantity = useShopSelector(({ cart: { cart } }) => {
    const items = cart?.items ?? noItems
    return canAdd(items, product_id, product) ? quantityToAdd(items, product_id, product) : 0
  })
  const busy = useCartBusyDeferred()
  const change = useCartChange()
  const failed = change.isError && quantity > 0
  // Requirements §8 forbid a message: the button itself says it.
  const label = failed ? 'Not added, try again' : labelOf(quantity)
  const add = () =>
    change.mutate(
      { productId: product_id, type: product_type, step: 1 },
      { onSuccess: (cart) => cart && notifyAdded(product_name) },
    )
  return (
    <Button
      variant={variant}
      fullWidth={fullWidth}
      disabled={quantity === 0 || busy}
      busy={change.isPending}
      // A double click adds once, even if the first response arrives before the second click.
      onClick={({ detail }) => {
        if (detail < 2) add()
      }}
      aria-label={`${label}: ${product_name}`}
    >
      <span aria-live="polite">{label}</span>
    </Button>
  )
}
