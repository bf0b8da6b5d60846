import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { forgetCheckout } from '../../features/checkout/checkout-draft'
import { PaymentReturn, ReturnWithoutSession } from '../../features/payment/components/payment-return'
import { Processing } from '../../features/payment/components/processing'
import { useQueryParams } from '../../hooks/use-query-params'
import { cartCleared } from '../../state/cart-slice'
import { useRehydrated, useShopDispatch } from '../../state/hooks'

export function PaymentReturnPage() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const sessionId = query.get('session_id')
  if (!ready) return <Processing title="Payment" />
  if (!sessionId) return <ReturnWithoutSession />
  return (
    <PaymentReturn
      key={sessionId}
      sessionId={sessionId}
      ready={rehydrated}
      onPaid={() => {
        dispatch(cartCleared())
        forgetCheckout()
      }}
      onSuccess={({ txnId, txnAmount, txnDate, message }) =>
        void navigate(paths.success({ txnId, txnAmount, txndate: txnDate, msg: message }), { replace: true })
      }
      onFailure={() => void navigate(paths.failed, { replace: true })}
    />
  )
}
