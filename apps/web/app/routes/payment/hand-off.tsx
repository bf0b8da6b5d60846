import { orderTxnIdSchema, parseTolerant, totalQuantity } from '@shop/contract'
import { Button, ButtonLink } from '../../components/button'
import { lazyView } from '../../components/lazy-view'
import { Row } from '../../components/page'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { clearIdempotencyKey } from '../../features/checkout/checkout-draft'
import { useHandOff } from '../../features/payment/api/use-hand-off'
import { MaybePaid } from '../../features/payment/components/maybe-paid'
import { PaymentCard } from '../../features/payment/components/payment-card'
import { Processing } from '../../features/payment/components/processing'
import { isAlreadyPaid, mayBePaid } from '../../features/payment/payment-errors'
import { readPaymentOf } from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { useShopSelector } from '../../state/hooks'
import styles from './hand-off.module.css'

export const meta = () => pageTitle('To the payment page')

const Waiting = ({ isRetried = false }) => (
  <Processing title="Payment">
    {isRetried ? <p role="status">This takes longer than usual. We’re trying again.</p> : null}
  </Processing>
)

const EmbeddedCheckout = lazyView(
  async () =>
    (await import('../../features/payment/components/embedded-checkout')).EmbeddedCheckout,
  <Waiting />,
)

const NoOrder = () => (
  <PaymentCard>
    <h1>No order found for this link</h1>
    <p>We’ve kept your cart. You can order it at the checkout.</p>
    <ButtonLink to={paths.checkout}>Go to checkout</ButtonLink>
  </PaymentCard>
)

const notStarted = {
  title: 'We could not start the payment',
  charge: 'Nothing was charged now.',
  action: 'Try again',
}
const notFinished = {
  title: 'Your payment is not finished',
  charge: 'You came back from the card page. Nothing was charged unless that page said so.',
  action: 'Continue to payment',
}

interface NotOpenedProps {
  /** Why the card page cannot be opened; undefined where the shopper came back from it. */
  readonly message: string | undefined
  /** The link with which the shopper leaves the payment. */
  readonly back: { readonly to: string; readonly children: string }
  /** Undefined where it would fail again. */
  readonly onRetry: (() => void) | undefined
}

/** Why the card page is not open, and what to do. */
const NotOpened = ({ message, back, onRetry }: NotOpenedProps) => {
  const { title, charge, action } = message ? notStarted : notFinished
  return (
    <PaymentCard>
      <h1>{title}</h1>
      {message ? <p>{message}</p> : null}
      <p>{charge}</p>
      <Row className={styles.actions}>
        {onRetry ? <Button onClick={onRetry}>{action}</Button> : null}
        <ButtonLink {...back} variant={onRetry ? 'quiet' : 'primary'} />
      </Row>
    </PaymentCard>
  )
}

/** Leads the shopper to the card page (requirements §2, hand-off), or says why not. */
export default function HandOffPage() {
  const { query, ready } = useQueryParams()
  const txnId = parseTolerant(orderTxnIdSchema, query.get('txnId'))
  const hasItems = useShopSelector(({ cart }) => totalQuantity(cart.cart?.items ?? []) > 0)
  const { error, message, isReturned, isRetried, retry, canRetry, session, onPageFailure } =
    useHandOff(txnId, clearIdempotencyKey)
  if (ready && txnId === undefined) return <NoOrder />
  if (txnId !== undefined && mayBePaid(error))
    return <MaybePaid {...{ txnId, message }} isPaid={isAlreadyPaid(error)} />
  const back =
    !canRetry || hasItems
      ? { to: paths.checkout, children: 'Back to checkout' }
      : { to: paths.orderDetails(txnId ?? ''), children: 'See your order' }
  if (message !== undefined || isReturned)
    return <NotOpened {...{ message, back }} onRetry={canRetry ? retry : undefined} />
  if (!session) return <Waiting isRetried={isRetried} />
  return (
    <EmbeddedCheckout
      session={session}
      total={readPaymentOf(txnId)?.total}
      back={<ButtonLink {...back} variant="quiet" />}
      onFailure={onPageFailure}
    />
  )
}
