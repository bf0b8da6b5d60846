import { ArrowLeft, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { BrandLink } from './brand-link'
import styles from './checkout.module.css'
import { Main } from './main'

const links = [
  { label: 'Terms of Sale', to: paths.terms },
  { label: 'Shipping & Returns', to: paths.shippingReturns },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Contact Us', to: paths.contact },
] as const

/**
 * The checkout without the shop's navigation, which would interrupt it: brand, link to the cart,
 * and the policies.
 */
export default function CheckoutLayout() {
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
            <Link className={styles.back} to={paths.cart}>
              <ArrowLeft size={16} aria-hidden />
              Back to cart
            </Link>
          </div>
        </Container>
      </header>
      <Main />
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
