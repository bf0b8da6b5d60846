import { useEffect } from 'react'
import { Button, ButtonLink } from '../../../components/button'
import { Row } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useHandOff } from '../api/use-hand-off'
import { readPayment } from '../payment-record'
import styles from './hand-off.module.css'
import { PaymentSheet } from './payment-sheet'
import { Processing } from './processing'

interface HandOffProps {
  readonly txnId: string | null
  readonly ready: boolean
  /** The order can never be paid: whoever keeps it for another try forgets it. */
  readonly onUnpayable: () => void
}

/** Takes the shopper to the card page (requirements §2, hand-off), or says why not and what to do. */
export const HandOff = ({ txnId, ready, onUnpayable }: HandOffProps) => {
  const { state, again } = useHandOff(txnId, ready)
  const code = state.kind === 'failed' ? state.code : undefined
  const unpayable = code === 'order_not_payable' || code === 'order_not_found' || code === 'order_already_paid'
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is found out
  useEffect(() => {
    if (unpayable) onUnpayable()
  }, [unpayable])

  switch (state.kind) {
    case 'working':
      return <Processing title="Payment" />
    case 'no-order':
      return (
        <PaymentSheet>
          <h1>There is no order to pay here</h1>
          <p>The address of this page names no order. Your cart is where you left it.</p>
          <ButtonLink to={paths.checkout}>Go to checkout</ButtonLink>
        </PaymentSheet>
      )
    case 'returned':
      return (
        <PaymentSheet>
          <h1>Your payment is not finished</h1>
          <p>You came back from the card page. Nothing was charged unless you were told so there.</p>
          <Row className={styles.centred}>
            <Button onClick={again}>Continue to payment</Button>
            <ButtonLink to={paths.checkout} variant="quiet">
              Back to checkout
            </ButtonLink>
          </Row>
        </PaymentSheet>
      )
    case 'failed':
      return (
        <PaymentSheet>
          <h1>We could not start the payment</h1>
          <p>{state.message}</p>
          <Row className={styles.centred}>
            <WayOn code={code} unpayable={unpayable} again={again} />
          </Row>
        </PaymentSheet>
      )
  }
}

interface WayOnProps {
  readonly code: string | undefined
  readonly unpayable: boolean
  readonly again: () => void
}

const WayOn = ({ code, unpayable, again }: WayOnProps) => {
  const session = readPayment()?.unanswered
  if (code === 'order_already_paid') {
    return session ? (
      <ButtonLink to={paths.verify(session)}>See the receipt</ButtonLink>
    ) : (
      <ButtonLink to={paths.home}>Go to Home</ButtonLink>
    )
  }
  return (
    <>
      {unpayable ? null : <Button onClick={again}>Try again</Button>}
      <ButtonLink to={paths.checkout} variant={unpayable ? 'primary' : 'quiet'}>
        Back to checkout
      </ButtonLink>
    </>
  )
}
