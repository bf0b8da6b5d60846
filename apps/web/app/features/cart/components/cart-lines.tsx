import type { useCart } from '../api/use-cart'
import { CartItemRow } from './cart-item-row'

/** The items of the cart, in the sidebar and on the cart page. */
export const CartLines = ({
  cart: { items, busy, change, setQuantity, remove },
}: {
  readonly cart: ReturnType<typeof useCart>
}) => (
  <ul aria-label="Items of your cart" aria-busy={busy}>
    {items.map((item) => (
      <CartItemRow
        key={item.product_id}
        item={item}
        items={items}
        busy={busy}
        onStep={(step) => change.mutate({ productId: item.product_id, type: item.product_type, step })}
        onQuantity={(quantity) => setQuantity({ productId: item.product_id, type: item.product_type, quantity })}
        onRemove={() => remove.mutate(item.product_id)}
      />
    ))}
  </ul>
)
