import type { PaymentVerification } from '@shop/contract'
import { useEffect, useEffectEvent } from 'react'
import { RETURN_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { rememberFailure, useVerification } from '../api/use-verification'
import { CountdownHome } from './countdown-home'
import { PaymentSheet } from './payment-sheet'
import { Processing } from './processing'

interface PaymentReturnProps {
  readonly sessionId: string
  readonly ready: boolean
  /** Empties the cart and whatever else the purchase has left on the device. */
  readonly onPaid: () => void
  /** Goes to the success page. Never called after the shopper has left this one. */
  readonly onSuccess: (verification: PaymentVerification) => void
  readonly onFailure: () => void
}

/** The provider sends the shopper here (requirements §2): verifies, then goes on. */
export const PaymentReturn = ({ sessionId, ready, onPaid, onSuccess, onFailure }: PaymentReturnProps) => {
  const { data, error, isValid, isSlow } = useVerification({ sessionId, ready, onPaid })
  const succeed = useEffectEvent(onSuccess)
  const fail = useEffectEvent(() => {
    rememberFailure(sessionId, error)
    onFailure()
  })
  const failed = error !== null || !isValid

  useEffect(() => {
    if (data) succeed(data)
    else if (failed) fail()
  }, [data, failed])

  return (
    <Processing title="Payment">
      {isSlow ? (
        <p role="status">
          This takes longer than usual. We are still asking; please do not pay again, and keep this page open.
        </p>
      ) : null}
    </Processing>
  )
}

/** A return without a session, and the second gateway's (requirements §2): counts down and goes home. */
export const ReturnWithoutSession = () => (
  <PaymentSheet>
    <h1>Nothing to check here</h1>
    <p>The address of this page names no payment. If you have just paid, your receipt comes by email.</p>
    <CountdownHome seconds={RETURN_REDIRECT_SECONDS} />
  </PaymentSheet>
)
