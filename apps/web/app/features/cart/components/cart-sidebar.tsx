import { subTotal, toRinggit } from '@shop/contract'
import { ArrowLeft, Trash } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Button, ButtonLink } from '../../../components/button'
import { Drawer } from '../../../components/drawer'
import { IconButton } from '../../../components/icon-button'
import { Money } from '../../../components/money'
import { Centred } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useCart } from '../api/use-cart'
import { closeAddedToasts } from '../cart-messages'
import { CartLines } from './cart-lines'
import styles from './cart-sidebar.module.css'

interface CartSidebarProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called only when the cart has items (requirements §2). */
  readonly onCheckout: () => void
}

/** The cart sidebar of requirements §2. */
export default function CartSidebar({ open, onClose, onCheckout }: CartSidebarProps) {
  const cart = useCart()
  const { items, busy, clear } = cart
  const titleId = useId()
  const isEmpty = items.length === 0
  useEffect(() => {
    if (open) closeAddedToasts()
  }, [open])
  const handleClear = () => clear.mutate(undefined, { onSuccess: onClose })
  return (
    <Drawer open={open} onClose={onClose} labelledBy={titleId}>
      <div className={styles.sidebar}>
        <div className={styles.header}>
          <IconButton aria-label="Back to the shop" onClick={onClose}>
            <ArrowLeft size={22} aria-hidden />
          </IconButton>
          <h2 id={titleId}>Your Cart</h2>
          <IconButton
            aria-label="Clear the cart"
            title="Clear the cart"
            disabled={isEmpty || busy}
            onClick={handleClear}
          >
            <Trash size={20} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.body}>
          {isEmpty ? (
            <Centred>
              <p>Your cart is empty.</p>
              <ButtonLink variant="quiet" to={paths.category()} onClick={onClose}>
                Browse the shop
              </ButtonLink>
            </Centred>
          ) : (
            <CartLines cart={cart} />
          )}
        </div>
        <div className={styles.footer}>
          <p className={styles.total} aria-live="polite">
            <span>Total Price</span>
            <Money amount={toRinggit(subTotal(items))} />
          </p>
          <Button fullWidth disabled={isEmpty} onClick={onCheckout}>
            Checkout
          </Button>
          {isEmpty ? null : (
            <ButtonLink fullWidth variant="quiet" to={paths.cart} onClick={onClose}>
              View cart
            </ButtonLink>
          )}
        </div>
      </div>
    </Drawer>
  )
}
