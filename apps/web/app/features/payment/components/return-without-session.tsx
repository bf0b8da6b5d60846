import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { RETURN_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { CountdownHome } from './countdown-home'
import { PaymentCard } from './payment-card'

/** A return without a session, and the second gateway's return (requirements §2): counts down and goes home. */
export const ReturnWithoutSession = () => (
  <PaymentCard>
    <h1>No payment found</h1>
    <p>This link doesn’t belong to a payment. If you have just paid, you will get the receipt by email.</p>
    <ButtonLink to={paths.home}>Go to Home</ButtonLink>
    <CountdownHome seconds={RETURN_REDIRECT_SECONDS} />
  </PaymentCard>
)
