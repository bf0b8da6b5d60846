import { subTotal, toRinggit } from '@shop/contract'
import { ArrowLeft, Trash } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button, ButtonLink } from '../../../components/button'
import { Drawer } from '../../../components/drawer'
import { IconButton } from '../../../components/icon-button'
import { Money } from '../../../components/money'
import { paths } from '../../../config/paths'
import { useCart } from '../api/use-cart'
import { unsayAdded } from '../cart-messages'
import { CartLines } from './cart-lines'
import styles from './cart-sidebar.module.css'

interface CartSidebarProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Goes to /checkout; called only when the cart has items (requirements §2). */
  readonly onCheckout: () => void
}

/** The cart sidebar of requirements §2: a dialog that keeps the focus and gives it back. */
export default function CartSidebar({ open, onClose, onCheckout }: CartSidebarProps) {
  const cart = useCart()
  const { items, busy, clear } = cart
  const title = useId()
  const empty = items.length === 0
  useEffect(() => {
    if (open) unsayAdded()
  }, [open])
  const clearAll = () => clear.mutate(undefined, { onSuccess: onClose })
  return (
    <Drawer open={open} onClose={onClose} labelledBy={title}>
      <div className={styles.column}>
        <div className={styles.head}>
          <IconButton aria-label="Back to the shop" onClick={onClose}>
            <ArrowLeft size={22} aria-hidden />
          </IconButton>
          <h2 id={title}>Your Cart</h2>
          <IconButton aria-label="Clear the cart" title="Clear the cart" disabled={empty || busy} onClick={clearAll}>
            <Trash size={20} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.body}>
          {empty ? (
            <div className={styles.nothing}>
              <p>Your cart is empty.</p>
              <ButtonLink variant="quiet" to={paths.category()} onClick={onClose}>
                Browse the shop
              </ButtonLink>
            </div>
          ) : (
            <CartLines cart={cart} />
          )}
        </div>
        <div className={styles.foot}>
          <p className={styles.total} aria-live="polite">
            <span>Total Price</span>
            <Money amount={toRinggit(subTotal(items))} />
          </p>
          <Button fullWidth disabled={empty} onClick={onCheckout}>
            Checkout
          </Button>
        </div>
      </div>
    </Drawer>
  )
}
