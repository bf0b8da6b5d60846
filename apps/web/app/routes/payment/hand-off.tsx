import { orderTxnIdSchema, parseTolerant, totalQuantity } from '@shop/contract'
import { Button, ButtonLink } from '../../components/button'
import { Row } from '../../components/page'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { clearIdempotencyKey } from '../../features/checkout/checkout-draft'
import { useHandOff } from '../../features/payment/api/use-hand-off'
import { PaymentCard, Processing } from '../../features/payment/components/payment-card'
import { isAlreadyPaid, isUnpayable } from '../../features/payment/payment-errors'
import { readPayment } from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { useShopSelector } from '../../state/hooks'
import styles from './hand-off.module.css'

export const meta = () =>
  seo({
    title: 'To the payment page',
    description: 'Your browser is on its way to the page of the card payment provider.',
  })

/** Leads the shopper to the card page (requirements §2, hand-off), or says why not and what to do. */
export default function HandOffPage() {
  const { query, ready } = useQueryParams()
  const txnId = parseTolerant(orderTxnIdSchema, query.get('txnId'))
  const hasItems = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []) > 0)
  const { error, message, isReturned, retry } = useHandOff(txnId, clearIdempotencyKey)
  if (ready && txnId === undefined) {
    return (
      <PaymentCard>
        <h1>No order found for this link</h1>
        <p>We’ve kept your cart. You can order it at the checkout.</p>
        <ButtonLink to={paths.checkout}>Go to checkout</ButtonLink>
      </PaymentCard>
    )
  }
  if (isAlreadyPaid(error)) {
    const sessionId = readPayment()?.unanswered
    return (
      <PaymentCard>
        <h1>We could not start the payment</h1>
        <p>{message}</p>
        <ButtonLink to={sessionId ? paths.verify(sessionId) : paths.home}>
          {sessionId ? 'See the receipt' : 'Go to Home'}
        </ButtonLink>
      </PaymentCard>
    )
  }
  if (message !== undefined || isReturned) {
    const isFinal = isUnpayable(error)
    const back =
      isFinal || hasItems
        ? { to: paths.checkout, children: 'Back to checkout' }
        : { to: paths.orderDetails(txnId ?? ''), children: 'See your order' }
    return (
      <PaymentCard>
        <h1>{message ? 'We could not start the payment' : 'Your payment is not finished'}</h1>
        {message ? <p>{message}</p> : null}
        <p>
          {message
            ? 'Nothing was charged now.'
            : 'You came back from the card page. Nothing was charged unless that page said so.'}
        </p>
        <Row className={styles.actions}>
          {isFinal ? null : (
            <Button onClick={retry}>{message ? 'Try again' : 'Continue to payment'}</Button>
          )}
          <ButtonLink {...back} variant={isFinal ? 'primary' : 'quiet'} />
        </Row>
      </PaymentCard>
    )
  }
  return <Processing title="Payment" />
}
