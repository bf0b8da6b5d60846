import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { useVerification } from '../api/use-verification'
import { PaymentCard, Processing } from './payment-page'

/** A paid session that another browser began, such as that of a banking app, or of a stranger: shows no detail of the payment. */
const ForeignPayment = () => (
  <PaymentCard>
    <h1>Payment received</h1>
    <p role="status">
      This payment was started in another browser or on another device, so your cart here stays as it is. The receipt
      goes to the buyer by email.
    </p>
    <ButtonLink to={paths.home}>Go to Home</ButtonLink>
  </PaymentCard>
)

/** The return page of the card provider (requirements §2): verifies the payment, then goes on. */
export const PaymentReturn = (props: Parameters<typeof useVerification>[0]) => {
  const { isSlow, isForeign } = useVerification(props)
  if (isForeign) return <ForeignPayment />
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
