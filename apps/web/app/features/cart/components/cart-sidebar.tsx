import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { subTotal, toRinggit } from '@shop/contract'
import { ArrowLeft, Trash } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Drawer } from '../../../components/mui/drawer'
import { Centred } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useCart } from '../api/use-cart'
import { closeAddedToast } from './add-to-cart'
import { CartLines } from './cart-lines'
import styles from './cart-sidebar.module.css'

interface CartSidebarProps {
  readonly onClose: () => void
  /** Called only when the cart has items (requirements §2). */
  readonly onCheckout: () => void
}

/** The cart sidebar of requirements §2. */
export const CartSidebar = ({ onClose, onCheckout }: CartSidebarProps) => {
  const cart = useCart()
  const { items, busy, clear } = cart
  const isEmpty = items.length === 0
  useEffect(closeAddedToast, [])
  const handleClear = () => clear.mutate(undefined, { onSuccess: onClose })
  return (
    <Drawer label="Your Cart" onClose={onClose}>
      <div className={styles.sidebar}>
        <div className={styles.header}>
          <IconButton aria-label="Back to the shop" onClick={onClose}>
            <ArrowLeft size={22} aria-hidden />
          </IconButton>
          <h2>Your Cart</h2>
          {isEmpty ? null : (
            <IconButton
              aria-label="Clear the cart"
              title="Clear the cart"
              disabled={busy}
              onClick={handleClear}
            >
              <Trash size={20} aria-hidden />
            </IconButton>
          )}
        </div>
        <div className={styles.body}>
          {isEmpty ? (
            <Centred>
              <p>{busy ? 'Adding to your cart…' : 'Your cart is empty.'}</p>
              <ButtonLink variant="quiet" to={paths.category()}>
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
          {/* Without items, Tab passes over it. */}
          <Button component="button" fullWidth disabled={isEmpty} onClick={onCheckout}>
            Checkout
          </Button>
          {isEmpty ? null : (
            <ButtonLink fullWidth variant="quiet" to={paths.cart}>
              View cart
            </ButtonLink>
          )}
        </div>
      </div>
    </Drawer>
  )
}
