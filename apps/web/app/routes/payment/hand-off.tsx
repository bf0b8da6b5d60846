import { orderTxnIdSchema, parseTolerant, totalQuantity } from '@shop/contract'
import { Button, ButtonLink } from '../../components/button'
import { lazyView } from '../../components/lazy-view'
import { Row } from '../../components/page'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { clearIdempotencyKey } from '../../features/checkout/checkout-draft'
import { useHandOff } from '../../features/payment/api/use-hand-off'
import { MaybePaid } from '../../features/payment/components/maybe-paid'
import { PaymentCard, Processing } from '../../features/payment/components/payment-card'
import { isAlreadyPaid, mayBePaid } from '../../features/payment/payment-errors'
import { readPayment } from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { useShopSelector } from '../../state/hooks'
import styles from './hand-off.module.css'

export const meta = () =>
  seo({
    title: 'To the payment page',
    description: 'Your browser is on its way to the page of the card payment provider.',
  })

const processing = <Processing title="Payment" />

const EmbeddedCheckout = lazyView(
  async () =>
    (await import('../../features/payment/components/embedded-checkout')).EmbeddedCheckout,
  processing,
)

/** Leads the shopper to the card page (requirements §2, hand-off), or says why not and what to do. */
export default function HandOffPage() {
  const { query, ready } = useQueryParams()
  const txnId = parseTolerant(orderTxnIdSchema, query.get('txnId'))
  const hasItems = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []) > 0)
  const { error, message, isReturned, retry, canRetry, session, onPageFailure } = useHandOff(
    txnId,
    clearIdempotencyKey,
  )
  if (ready && txnId === undefined) {
    return (
      <PaymentCard>
        <h1>No order found for this link</h1>
        <p>We’ve kept your cart. You can order it at the checkout.</p>
        <ButtonLink to={paths.checkout}>Go to checkout</ButtonLink>
      </PaymentCard>
    )
  }
  if (txnId !== undefined && mayBePaid(error))
    return <MaybePaid {...{ txnId, message }} isPaid={isAlreadyPaid(error)} />
  const back =
    !canRetry || hasItems
      ? { to: paths.checkout, children: 'Back to checkout' }
      : { to: paths.orderDetails(txnId ?? ''), children: 'See your order' }
  if (message !== undefined || isReturned) {
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
          {canRetry ? (
            <Button onClick={retry}>{message ? 'Try again' : 'Continue to payment'}</Button>
          ) : null}
          <ButtonLink {...back} variant={canRetry ? 'quiet' : 'primary'} />
        </Row>
      </PaymentCard>
    )
  }
  if (!session) return processing
  const record = readPayment()
  return (
    <EmbeddedCheckout
      session={session}
      total={record?.txnId === txnId ? record?.total : undefined}
      back={<ButtonLink {...back} variant="quiet" />}
      onFailure={onPageFailure}
    />
  )
}
