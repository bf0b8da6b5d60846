import { canDecrease, canIncrease, lineTotal, toRinggit } from '@shop/contract'
import type { CartItem } from '@shop/contract/host'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../../components/icon-button'
import { Money } from '../../../components/money'
import { uploadUrl } from '../../../config/env'
import { paths } from '../../../config/paths'
import styles from './cart-item-row.module.css'

interface CartItemRowProps {
  readonly item: CartItem
  readonly items: readonly CartItem[]
  /** A change is in flight: all buttons are disabled (requirements §4). */
  readonly busy: boolean
  readonly onStep: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** One item of the cart; its buttons are disabled at the quantity limits of requirements §5. */
export const CartItemRow = ({ item, items, busy, onStep, onRemove }: CartItemRowProps) => (
  <li className={styles.item}>
    <img
      className={styles.cover}
      src={uploadUrl(item.product.product_thumbnail)}
      alt=""
      width={72}
      height={96}
      loading="lazy"
    />
    <Link className={styles.name} to={paths.product(item.product_id)}>
      {item.product_name}
    </Link>
    <span className={styles.price}>
      <Money amount={toRinggit(lineTotal(item))} />
    </span>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
    <div className={styles.stepper} role="group" aria-label={`Quantity of ${item.product_name}`}>
      <IconButton
        aria-label={`One fewer: ${item.product_name}`}
        disabled={busy || !canDecrease(item)}
        onClick={() => onStep(-1)}
      >
        <Minus size={18} aria-hidden />
      </IconButton>
      <output aria-label="Quantity">{item.quantity}</output>
      <IconButton
        aria-label={`One more: ${item.product_name}`}
        disabled={busy || !canIncrease(items, item)}
        onClick={() => onStep(1)}
      >
        <Plus size={18} aria-hidden />
      </IconButton>
    </div>
    <IconButton className={styles.remove} aria-label={`Remove ${item.product_name}`} disabled={busy} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
    </IconButton>
  </li>
)
