import { Compass, Menu, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link, NavLink } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { ExternalLink } from '../components/external-link'
import { IconButton, IconLink } from '../components/icon-button'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { HeaderActions } from './header-actions'
import { HeaderSearch } from './header-search'
import { mainLinks } from './navigation-links'
import styles from './shop-header.module.css'
import { useOverlay } from './use-overlay'
import { usePressOutside } from './use-press-outside'

/** The sticky header of requirements §2. Below 1024 px the main links collapse behind a button. */
export const ShopHeader = () => {
  const { brand, links } = useSite()
  const careerTest = links['career_test']
  const { isOpen: menuOpen, open, close } = useOverlay()
  const navId = useId()
  const header = useRef<HTMLElement>(null)
  const nav = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  // The links precede their button in the DOM, so the focus is moved to them.
  useEffect(() => {
    if (menuOpen) nav.current?.querySelector('a')?.focus()
  }, [menuOpen])
  usePressOutside(menuOpen, [header], close)

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
              {careerTest ? (
                <li className={styles.phoneOnly}>
                  <ExternalLink href={careerTest}>Career test</ExternalLink>
                </li>
              ) : null}
            </ul>
          </nav>
          {careerTest ? (
            <IconLink
              className={styles.notOnPhone}
              href={careerTest}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Career test (opens in a new tab)"
              title="Career test"
            >
              <Compass size={22} aria-hidden />
            </IconLink>
          ) : null}
          <HeaderSearch onOpen={close} />
          <HeaderActions onCartOpen={close} />
          <IconButton
            className={styles.menuButton}
            ref={menuButton}
            aria-label={menuOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={menuOpen}
            aria-controls={navId}
            onClick={menuOpen ? close : open}
          >
            {menuOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </IconButton>
        </div>
      </Container>
    </header>
  )
}
