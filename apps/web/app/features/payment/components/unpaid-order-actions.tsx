import { ButtonLink } from '../../../components/button'
import { Row } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useRehydrated } from '../../../state/hooks'
import { readPayment } from '../payment-record'
import styles from './payment-result.module.css'

/** After a failed or cancelled payment: what this device can do about the unpaid order, and the link home. */
export const UnpaidOrderActions = () => {
  const record = useRehydrated() ? readPayment() : undefined
  const unpaid = record && !record.verified ? record : undefined
  return (
    <>
      <p>We’ve kept your cart, coupon and details.</p>
      <Row className={styles.actions}>
        {unpaid?.unanswered ? (
          <ButtonLink to={paths.verify(unpaid.unanswered)}>Check the payment again</ButtonLink>
        ) : null}
        {unpaid && !unpaid.unanswered ? <ButtonLink to={paths.handOff(unpaid.txnId)}>Pay this order</ButtonLink> : null}
        {unpaid?.purchase && !unpaid.unanswered ? (
          <ButtonLink to={paths.checkout} variant="quiet">
            Back to checkout
          </ButtonLink>
        ) : null}
        {unpaid ? null : <ButtonLink to={paths.cart}>View cart</ButtonLink>}
        <ButtonLink to={paths.home} variant="quiet">
          Go to Home
        </ButtonLink>
      </Row>
    </>
  )
}
