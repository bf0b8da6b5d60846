import styled from '@emotion/styled'
import { totalQuantity } from '@shop/contract'
import { Compass, Menu, ShoppingBag, X } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate, useNavigation } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { IconButton, IconLink } from '../components/icon-button'
import { loadChunk } from '../components/load-chunk'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { useShopSelector } from '../state/hooks'
import { mainLinks } from './main-links'
import { UserMenu } from './user-menu'

const CartSidebar = lazy(() => loadChunk(() => import('../features/cart/components/cart-sidebar')))

const Bar = styled('header')({
  position: 'sticky',
  zIndex: 1100,
  top: 0,
  background: 'var(--paper)',
  borderBottom: '1px solid var(--line)',
})

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 72,
  '@media (max-width: 479px)': { gap: 0 },
})

const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  marginInlineEnd: 'auto',
  color: 'var(--ink)',
  textDecoration: 'none',
  fontFamily: 'var(--font-display)',
  fontWeight: 560,
  fontSize: 'var(--size-lead)',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '& .wide': { maxWidth: '12em', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .narrow': { display: 'none' },
  // On a phone, and where the main links leave little room, the short name is drawn; the full one is still what is read out.
  '@media (max-width: 599px), (min-width: 1024px) and (max-width: 1239px)': {
    '& .narrow': { display: 'inline' },
    '& .wide': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  // On the narrowest phones the mark stands alone: the name would run into the icons.
  '@media (max-width: 419px)': { '& .narrow': { display: 'none' } },
})

const Nav = styled('nav')({
  '& ul': { display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: '10px clamp(8px, 0.8vw, 12px)',
    color: 'var(--ink)',
    fontSize: 'var(--size-label)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { textDecoration: 'underline' },
  "& a[aria-current='page']": {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textDecorationColor: 'var(--accent)',
  },
  '@media (max-width: 1023px)': {
    display: 'none',
    // It lies over the page, which stays where it was.
    "&[data-open='true']": {
      display: 'block',
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - 73px)',
      overflowY: 'auto',
      padding: '0 clamp(16px, 4vw, 48px) 16px',
      background: 'var(--paper)',
      borderBottom: '1px solid var(--line)',
      boxShadow: 'var(--shadow)',
    },
    '& ul': { flexDirection: 'column', gap: 0 },
    '& li + li': { borderTop: '1px solid var(--line)' },
    '& a': { padding: '12px 0', fontSize: 'var(--size-body)' },
  },
})

const MenuButton = styled(IconButton)({ '@media (min-width: 1024px)': { display: 'none' } })

const Count = styled('span')({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minWidth: 20,
  paddingInline: 5,
  borderRadius: 10,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

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
    <Bar
      ref={bar}
      onKeyDown={closeMenu}
      onBlur={({ relatedTarget }) => {
        if (menuOpen && relatedTarget && !bar.current?.contains(relatedTarget)) close()
      }}
    >
      <Container>
        <Line>
          <Brand to={paths.home}>
            <BrandMark />
            <span className="wide">{brand.name}</span>
            <span className="narrow" aria-hidden>
              {brand.short}
            </span>
          </Brand>
          <Nav ref={nav} id={navId} aria-label="Main" data-open={menuOpen}>
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </Nav>
          {links['career_test'] ? (
            <IconLink href={links['career_test']} aria-label="Career test" title="Career test">
              <Compass size={22} aria-hidden />
            </IconLink>
          ) : null}
          <IconButton aria-label={cartName(quantity)} aria-haspopup="dialog" onClick={openCart}>
            <ShoppingBag size={22} aria-hidden />
            {quantity > 0 ? <Count data-testid="cart-badge">{quantity}</Count> : null}
          </IconButton>
          <UserMenu />
          <MenuButton
            ref={menuButton}
            aria-label={menuOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={menuOpen}
            aria-controls={navId}
            onClick={menuOpen ? close : openMenu}
          >
            {menuOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </MenuButton>
        </Line>
      </Container>
      {cartWanted ? (
        <Suspense fallback={null}>
          <CartSidebar open={open === 'cart'} onClose={close} onCheckout={() => navigate(paths.checkout)} />
        </Suspense>
      ) : null}
    </Bar>
  )
}
