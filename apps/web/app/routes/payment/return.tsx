import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { RETURN_REDIRECT_SECONDS } from '../../config/ui-constants'
import { clearCheckoutDraft } from '../../features/checkout/clear-checkout'
import { NoPayment } from '../../features/payment/components/payment-page'
import { PaymentReturn } from '../../features/payment/components/payment-return'
import { useQueryParams } from '../../hooks/use-query-params'
import { cartCleared } from '../../state/cart-slice'
import { useCustomerKey, useRehydrated, useShopDispatch } from '../../state/hooks'
import { writeOwned } from '../../state/owned-storage'
import { storageKeys } from '../../state/storage'

export const meta = () =>
  seo({
    title: 'Checking your payment',
    description: 'We ask the payment provider whether your payment went through.',
    noReferrer: true,
  })

export default function PaymentReturnPage() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const isGuest = useCustomerKey() === undefined
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const sessionId = query.get('session_id')
  if (ready && !sessionId) return <NoPayment redirectSeconds={RETURN_REDIRECT_SECONDS} />
  return (
    <PaymentReturn
      sessionId={sessionId}
      ready={rehydrated}
      onPaid={() => {
        dispatch(cartCleared())
        clearCheckoutDraft()
      }}
      onSuccess={({ txnId, txnAmount, txnDate, message }) => {
        // For the link in the mail with the login of a guest's new account.
        if (isGuest) writeOwned(storageKeys.returnPath, paths.profile('Orders'))
        void navigate(paths.success({ txnId, txnAmount, txndate: txnDate, msg: message }), { replace: true })
      }}
      onFailure={() => void navigate(paths.failed, { replace: true })}
    />
  )
}
