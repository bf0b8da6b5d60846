import { Link } from 'react-router'
import { useSite } from '../api/site-settings'
import { BrandMark } from '../components/brand-mark'
import { Container } from '../components/page'
import { paths } from '../config/paths'
import { Main } from './main'
import styles from './payment.module.css'

export { privatePage as handle } from '../routing/private-page'

/** The pages around a payment: only the brand, without navigation that could interrupt it. */
export default function PaymentLayout() {
  const { brand } = useSite()
  return (
    <>
      <header>
        <Container>
          <Link className={styles.brand} to={paths.home}>
            <BrandMark />
            {brand.name}
          </Link>
        </Container>
      </header>
      <Main />
    </>
  )
}
