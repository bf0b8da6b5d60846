import {
  canDecrease,
  canIncrease,
  lineTotal,
  productTypes,
  roomFor,
  toRinggit,
} from '@shop/contract'
import type { CartItem } from '@shop/contract/host'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { IconButton } from '../../../components/button'
import { Money } from '../../../components/money'
import { Thumbnail } from '../../../components/thumbnail'
import { productLabel } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { useCart } from '../api/use-cart'
import styles from './cart-lines.module.css'
import { QuantityField } from './quantity-field'

/** Why a button of the quantity is disabled by the limits. */
const limitNote = (item: CartItem, items: readonly CartItem[]): string | undefined => {
  if (!canIncrease(items, item)) return 'Limit reached'
  const { min_order_quantity: min } = item.product
  return min > 1 && !canDecrease(item) ? `Minimum ${min}` : undefined
}

/**
 * The highest quantity that the limits allow; the maximum may count other items too. A quantity
 * beyond it stays as it is.
 */
const highest = ({ product_id, quantity, product }: CartItem, items: readonly CartItem[]): number =>
  quantity + Math.max(0, roomFor(items, product_id, product))

type Cart = ReturnType<typeof useCart>

interface CartItemRowProps {
  readonly item: CartItem
  /** `busy` while a change is in flight: then all buttons are disabled (requirements §4). */
  readonly cart: Cart
}

/** One item of the cart; its buttons are disabled at the quantity limits of requirements §5. */
const CartItemRow = ({ item, cart: { items, busy, change, remove } }: CartItemRowProps) => {
  const { product_id: productId, product_type: type } = item
  const { min_order_quantity, max_order_quantity } = item.product
  const { isPerSeat } = productTypes[type]
  const age = useSite().tests.find(({ product_id }) => product_id === productId)?.min_age
  return (
    <li className={styles.item}>
      <Thumbnail upload={item.product.product_thumbnail} width={72} />
      <div className={styles.name}>
        <Link to={paths.product(item.product_id)}>{item.product_name}</Link>
        <small>
          {[productLabel(item.product), age && `ages ${age} and over`].filter(Boolean).join(', ')}
        </small>
      </div>
      <span className={styles.price}>
        <Money amount={toRinggit(lineTotal(item))} />
        {isPerSeat || item.quantity > 1 ? (
          <small>
            <Money amount={item.product.product_price} /> {isPerSeat ? 'per seat' : 'each'}
          </small>
        ) : null}
      </span>
      <div className={styles.controls}>
        {max_order_quantity <= min_order_quantity ? (
          <span>{`Quantity ${item.quantity}`}</span>
        ) : (
          <>
            <QuantityField
              label="Quantity"
              productName={item.product_name}
              quantity={item.quantity}
              min={min_order_quantity}
              max={highest(item, items)}
              maxPerOrder={max_order_quantity}
              disabled={busy}
              onStep={(add) => change.mutate([{ productId, type, add }])}
              onChange={(quantity) => change.mutate([{ productId, type, quantity }])}
            />
            <small className={styles.note}>{limitNote(item, items)}</small>
          </>
        )}
      </div>
      <IconButton
        className={styles.remove}
        aria-label={`Remove ${item.product_name}`}
        disabled={busy}
        // Not the second press of a double click.
        onClick={({ detail }) => detail < 2 && remove.mutate(productId)}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}

export const CartLines = ({ cart }: { readonly cart: Cart }) => (
  <ul aria-label="Items of your cart" aria-busy={cart.busy}>
    {cart.items.map((item) => (
      <CartItemRow key={item.product_id} item={item} cart={cart} />
    ))}
  </ul>
)
