import { totalQuantity } from '@shop/contract'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '../components/icon-button'
import { lazyView } from '../components/lazy-view'
import { paths } from '../config/paths'
import { useShopSelector } from '../state/hooks'
import styles from './header-actions.module.css'
import { useOverlay } from './use-overlay'
import { UserMenu } from './user-menu'

const CartSidebar = lazyView(async () => (await import('../features/cart/components/cart-sidebar')).default)

const cartLabel = (quantity: number) =>
  quantity > 0 ? `Open your cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}` : 'Open your cart'

interface HeaderActionsProps {
  readonly onCartOpen: () => void
}

/** The part of the header that depends on the visitor: the cart with its sidebar, and the user menu. */
export const HeaderActions = ({ onCartOpen }: HeaderActionsProps) => {
  const quantity = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []))
  const { isOpen, open, close } = useOverlay()
  // The cart's script is loaded when it is first opened.
  const [wasOpened, setWasOpened] = useState(false)
  const navigate = useNavigate()
  const openCart = () => {
    open()
    setWasOpened(true)
    onCartOpen()
  }
  return (
    <>
      <IconButton aria-label={cartLabel(quantity)} aria-haspopup="dialog" onClick={openCart}>
        <ShoppingBag size={22} aria-hidden />
        {quantity > 0 ? (
          <span className={styles.count} data-testid="cart-badge">
            {quantity}
          </span>
        ) : null}
      </IconButton>
      <UserMenu />
      {wasOpened ? <CartSidebar open={isOpen} onClose={close} onCheckout={() => navigate(paths.checkout)} /> : null}
    </>
  )
}
