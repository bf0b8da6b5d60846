import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { clearCheckoutDraft } from '../../features/checkout/clear-checkout'
import { PaymentReturn } from '../../features/payment/components/payment-return'
import { ReturnWithoutSession } from '../../features/payment/components/return-without-session'
import { useQueryParams } from '../../hooks/use-query-params'
import { cartCleared } from '../../state/cart-slice'
import { useRehydrated, useShopDispatch } from '../../state/hooks'

export function PaymentReturnPage() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const sessionId = query.get('session_id')
  if (ready && !sessionId) return <ReturnWithoutSession />
  return (
    <PaymentReturn
      sessionId={sessionId}
      ready={rehydrated}
      onPaid={() => {
        dispatch(cartCleared())
        clearCheckoutDraft()
      }}
      onSuccess={({ txnId, txnAmount, txnDate, message }) =>
        void navigate(paths.success({ txnId, txnAmount, txndate: txnDate, msg: message }), { replace: true })
      }
      onFailure={() => void navigate(paths.failed, { replace: true })}
    />
  )
}
