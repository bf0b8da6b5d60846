import { RETURN_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { CountdownHome } from './countdown-home'
import { PaymentCard } from './payment-card'

/** A return without a session, and the second gateway's return (requirements §2): counts down and goes home. */
export const ReturnWithoutSession = () => (
  <PaymentCard>
    <h1>Nothing to check here</h1>
    <p>The address of this page names no payment. If you have just paid, your receipt comes by email.</p>
    <CountdownHome seconds={RETURN_REDIRECT_SECONDS} />
  </PaymentCard>
)
