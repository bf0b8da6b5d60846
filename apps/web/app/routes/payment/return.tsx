import { CircleCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../components/button'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { RETURN_REDIRECT_SECONDS } from '../../config/ui-constants'
import { clearCheckoutDraft } from '../../features/checkout/checkout-draft'
import { useVerification } from '../../features/payment/api/use-verification'
import { NoPayment } from '../../features/payment/components/no-payment'
import { PaymentResult } from '../../features/payment/components/payment-result'
import { Processing } from '../../features/payment/components/processing'
import { successPath } from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { cartCleared } from '../../state/cart-slice'
import { useCustomerKey, useRehydrated, useShopDispatch } from '../../state/hooks'
import { writeOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

/**
 * A paid session that another browser began, such as that of a banking app, or of a stranger: shows
 * no detail of the payment.
 */
const ForeignPayment = () => (
  <PaymentResult title="Payment received" icon={CircleCheck} color="var(--success)">
    <p role="status">
      This payment was started in another browser or on another device, so your cart here stays as
      it is. The receipt goes to the buyer by email.
    </p>
    <ButtonLink to={paths.home}>Go to Home</ButtonLink>
  </PaymentResult>
)

export const meta = () => pageTitle('Checking your payment')

/** The return page of the card provider (requirements §2): verifies the payment, then goes on. */
export default function PaymentReturnPage() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const isGuest = useCustomerKey() === undefined
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const sessionId = query.get('session_id') || undefined
  const { isSlow, isForeign } = useVerification({
    sessionId: rehydrated ? sessionId : undefined,
    onPaid: () => {
      dispatch(cartCleared())
      clearCheckoutDraft()
    },
    onSuccess: (verification) => {
      // For the link in the mail with the login of a guest's new account.
      if (isGuest) writeOwned(storageKeys.returnPath, paths.profile('Orders'))
      void navigate(successPath(verification), { replace: true })
    },
    onFailure: (session) => void navigate(paths.failed, { replace: true, state: session }),
  })
  if (ready && !sessionId) return <NoPayment redirectSeconds={RETURN_REDIRECT_SECONDS} />
  if (isForeign) return <ForeignPayment />
  return (
    <Processing title="Payment">
      {isSlow ? (
        <p role="status">
          This takes longer than usual. We are still asking; please do not pay again, and keep this
          page open.
        </p>
      ) : null}
    </Processing>
  )
}
