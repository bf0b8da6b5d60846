import { totalQuantity } from '@shop/contract'
import { Compass, Menu, ShoppingBag } from 'lucide-react'
import { NavLink, useNavigate } from 'react-router'
import { useSite } from '../api/site-settings'
import { IconButton } from '../components/button'
import { lazyMuiView } from '../components/lazy-view'
import { ExternalLink } from '../components/links'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { useShopSelector } from '../state/hooks'
import { BrandLink } from './brand-link'
import { HeaderSearch } from './header-search'
import { mainLinks } from './navigation-links'
import styles from './shop-header.module.css'
import { useOverlay } from './use-overlay'
import { UserMenu } from './user-menu'

const CartSidebar = lazyMuiView(
  async () => (await import('../features/cart/components/cart-sidebar')).CartSidebar,
)
const MobileMenu = lazyMuiView(async () => (await import('./mobile-menu')).MobileMenu)

/** All overlays of the header need it. */
const loadMui = () => void import('../components/mui/mui-theme').catch(() => undefined)

const cartLabel = (quantity: number) =>
  quantity > 0
    ? `Open your cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}`
    : 'Open your cart'

const CartButton = () => {
  const quantity = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []))
  const { isOpen, open, close } = useOverlay()
  const navigate = useNavigate()
  return (
    <>
      <IconButton aria-label={cartLabel(quantity)} aria-haspopup="dialog" onClick={open}>
        <ShoppingBag size={22} aria-hidden />
        {quantity > 0 ? (
          <span className={styles.count} data-testid="cart-badge">
            {quantity}
          </span>
        ) : null}
      </IconButton>
      {isOpen ? <CartSidebar onClose={close} onCheckout={() => navigate(paths.checkout)} /> : null}
    </>
  )
}

const MenuButton = () => {
  const { isOpen, open, close } = useOverlay()
  return (
    <>
      <IconButton
        className={styles.menuButton}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Menu size={22} aria-hidden />
      </IconButton>
      {isOpen ? <MobileMenu onClose={close} /> : null}
    </>
  )
}

/** The sticky header of requirements §2. Below 1024 px the main links collapse behind a button. */
export const ShopHeader = () => {
  const careerTest = useSite().links['career_test']
  return (
    <header className={styles.header} onPointerEnter={loadMui}>
      <Container>
        <div className={styles.row}>
          <BrandLink />
          <nav className={styles.nav} aria-label="Main">
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {careerTest ? (
            <ExternalLink
              className={styles.careerTest}
              href={careerTest}
              title="Career test, on its own site"
            >
              <Compass size={22} aria-hidden />
              <span>Career test</span>
            </ExternalLink>
          ) : null}
          <HeaderSearch />
          <CartButton />
          <UserMenu />
          <MenuButton />
        </div>
      </Container>
    </header>
  )
}
