import { Container } from '../components/page'
import { BrandLink } from './brand-link'
import { Main } from './main'
import styles from './payment.module.css'

export { privatePage as handle } from '../routing/private-page'

/** The pages around a payment: only the brand, without navigation that could interrupt it. */
export default function PaymentLayout() {
  return (
    <>
      <header>
        <Container>
          <div className={styles.row}>
            <BrandLink />
          </div>
        </Container>
      </header>
      <Main />
    </>
  )
}
