import { ArrowLeft, Lock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { useHydrated } from '../hooks/use-hydrated'
import { BrandLink } from './brand-link'
import styles from './checkout.module.css'
import { Main } from './main'

const links = [
  { label: 'Terms of Sale', to: paths.terms },
  { label: 'Shipping & Returns', to: paths.shippingReturns },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Contact Us', to: paths.contact },
] as const

/** Whether the page confirms a quote request. Its parser is too large for the first load. */
const hasQuote = (state: unknown) => typeof state === 'object' && state !== null && 'quoted' in state

/**
 * The checkout without the shop's navigation, which would interrupt it: brand, link to the cart, and the policies. A quote
 * request empties the cart, so the link then leads to the shop.
 */
export default function CheckoutLayout() {
  const { state } = useLocation()
  // The prerendered page knows no request.
  const isQuoted = useHydrated() && hasQuote(state)
  return (
    <>
      <header className={styles.header}>
        <Container>
          <div className={styles.row}>
            <BrandLink />
            <span className={styles.secure}>
              <Lock size={16} aria-hidden />
              Secure checkout
            </span>
            <Link className={styles.back} to={isQuoted ? paths.category() : paths.cart}>
              <ArrowLeft size={16} aria-hidden />
              {isQuoted ? 'Back to the shop' : 'Back to cart'}
            </Link>
          </div>
        </Container>
      </header>
      <Main className={styles.main} />
      <footer className={styles.footer}>
        <Container>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </Container>
      </footer>
    </>
  )
}
