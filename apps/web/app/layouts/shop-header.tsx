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
import { mainLinks } from './main-links'
import styles from './shop-header.module.css'
import { UserMenu } from './user-menu'

const CartSidebar = lazyComponent(async () => (await import('../features/cart/components/cart-sidebar')).default, null)

const cartName = (quantity: number) =>
  quantity > 0 ? `Open your cart, ${quantity} ${quantity === 1 ? 'item' : 'items'}` : 'Open your cart'

/** What is open over the page. A page that comes closes it, unless it was opened when that page was already on its way. */
const useOverlay = () => {
  const { key } = useLocation()
  const next = useNavigation().location?.key
  const [opened, setOpened] = useState<{ readonly what: 'menu' | 'cart'; readonly page: string }>()
  const [cartWanted, setCartWanted] = useState(false)
  const open = opened && [key, next].includes(opened.page) ? opened.what : undefined
  // Forgotten with the page: Back would open it again.
  if (opened && !open) setOpened(undefined)
  return {
    open,
    /** Whether the cart was opened before; its script is not needed earlier. */
    cartWanted,
    openMenu: () => setOpened({ what: 'menu', page: next ?? key }),
    openCart: () => {
      setOpened({ what: 'cart', page: next ?? key })
      setCartWanted(true)
    },
    close: useCallback(() => setOpened(undefined), []),
  }
}

/** The sticky header of requirements §2. Below 1024 px the main links collapse behind a button. */
export const ShopHeader = () => {
  const { brand, links } = useSite()
  const quantity = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []))
  const { open, cartWanted, openMenu, openCart, close } = useOverlay()
  const menuOpen = open === 'menu'
  const navigate = useNavigate()
  const navId = useId()
  const bar = useRef<HTMLElement>(null)
  const nav = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  // The links stand before their button, so the focus is brought to them; whatever is pressed elsewhere closes them.
  useEffect(() => {
    if (!menuOpen) return
    nav.current?.querySelector('a')?.focus()
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [menuOpen, close])

  const closeMenu = (event: KeyboardEvent) => {
    if (!menuOpen || event.key !== 'Escape') return
    close()
    menuButton.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the controls inside
    <header
      className={styles.bar}
      ref={bar}
      onKeyDown={closeMenu}
      onBlur={({ relatedTarget }) => {
        if (menuOpen && relatedTarget && !bar.current?.contains(relatedTarget)) close()
      }}
    >
      <Container>
        <div className={styles.line}>
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
            <IconLink href={links['career_test']} aria-label="Career test" title="Career test">
              <Compass size={22} aria-hidden />
            </IconLink>
          ) : null}
          <IconButton aria-label={cartName(quantity)} aria-haspopup="dialog" onClick={openCart}>
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
      {cartWanted ? (
        <CartSidebar open={open === 'cart'} onClose={close} onCheckout={() => navigate(paths.checkout)} />
      ) : null}
    </header>
  )
}
