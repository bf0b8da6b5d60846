import { totalQuantity } from '@shop/contract'
import { Compass, Menu, ShoppingBag, X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate, useNavigation } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { IconButton, IconLink } from '../components/icon-button'
import { lazyComponent } from '../components/lazy-component'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { useShopSelector } from '../state/hooks'
import { mainLinks } from './navigation-links'
import styles from './shop-header.module.css'
import { UserMenu } from './user-menu'

const CartSidebar = lazyComponent(async () => (await import('../features/cart/components/cart-sidebar')).default, null)

const cartLabel = (quantity: number) =>
  quantity > 0 ? `Open your cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}` : 'Open your cart'

/** The open overlay. A navigation closes it, unless the overlay was opened while that navigation was already loading. */
const useOverlay = () => {
  const { key } = useLocation()
  const next = useNavigation().location?.key
  const [opened, setOpened] = useState<{ readonly overlay: 'menu' | 'cart'; readonly locationKey: string }>()
  const [wasCartOpened, setWasCartOpened] = useState(false)
  const open = opened && [key, next].includes(opened.locationKey) ? opened.overlay : undefined
  // Otherwise Back would open it again.
  if (opened && !open) setOpened(undefined)
  return {
    open,
    /** The cart's script is loaded when it is first opened. */
    wasCartOpened,
    openMenu: () => setOpened({ overlay: 'menu', locationKey: next ?? key }),
    openCart: () => {
      setOpened({ overlay: 'cart', locationKey: next ?? key })
      setWasCartOpened(true)
    },
    close: useCallback(() => setOpened(undefined), []),
  }
}

/** The sticky header of requirements §2. Below 1024 px the main links collapse behind a button. */
export const ShopHeader = () => {
  const { brand, links } = useSite()
  const quantity = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []))
  const { open, wasCartOpened, openMenu, openCart, close } = useOverlay()
  const menuOpen = open === 'menu'
  const navigate = useNavigate()
  const navId = useId()
  const header = useRef<HTMLElement>(null)
  const nav = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  // The links precede their button in the DOM, so the focus is moved to them; a press outside closes them.
  useEffect(() => {
    if (!menuOpen) return
    nav.current?.querySelector('a')?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [menuOpen, close])

  const closeMenu = (event: KeyboardEvent) => {
    if (!menuOpen || event.key !== 'Escape') return
    close()
    menuButton.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the controls inside
    <header
      className={styles.header}
      ref={header}
      onKeyDown={closeMenu}
      onBlur={({ relatedTarget }) => {
        if (menuOpen && relatedTarget && !header.current?.contains(relatedTarget)) close()
      }}
    >
      <Container>
        <div className={styles.row}>
          <Link className={styles.brand} to={paths.home}>
            <BrandMark />
            <span className={styles.wide}>{brand.name}</span>
            <span className={styles.narrow} aria-hidden>
              {brand.short}
            </span>
          </Link>
          <nav className={styles.nav} ref={nav} id={navId} aria-label="Main" data-open={menuOpen}>
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {links['career_test'] ? (
            <IconLink
              href={links['career_test']}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Career test (opens in a new tab)"
              title="Career test"
            >
              <Compass size={22} aria-hidden />
            </IconLink>
          ) : null}
          <IconButton aria-label={cartLabel(quantity)} aria-haspopup="dialog" onClick={openCart}>
            <ShoppingBag size={22} aria-hidden />
            {quantity > 0 ? (
              <span className={styles.count} data-testid="cart-badge">
                {quantity}
              </span>
            ) : null}
          </IconButton>
          <UserMenu />
          <IconButton
            className={styles.menuButton}
            ref={menuButton}
            aria-label={menuOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={menuOpen}
            aria-controls={navId}
            onClick={menuOpen ? close : openMenu}
          >
            {menuOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </IconButton>
        </div>
      </Container>
      {wasCartOpened ? (
        <CartSidebar open={open === 'cart'} onClose={close} onCheckout={() => navigate(paths.checkout)} />
      ) : null}
    </header>
  )
}
