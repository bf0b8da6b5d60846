import { useVerification } from '../api/use-verification'
import { Processing } from './processing'

/** The return page of the card provider (requirements §2): verifies the payment, then goes on. */
export const PaymentReturn = (props: Parameters<typeof useVerification>[0]) => {
  const isSlow = useVerification(props)
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
