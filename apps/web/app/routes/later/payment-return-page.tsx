import { useNavigate } from 'react-router'
import { paths } from '../../config/paths'
import { forgetCheckout } from '../../features/checkout/draft'
import { PaymentReturn, ReturnWithoutSession } from '../../features/payment/payment-return'
import { Processing } from '../../features/payment/processing'
import { cartCleared } from '../../lib/cart-slice'
import { useRehydrated, useShopDispatch } from '../../lib/hooks'
import { useQueryParams } from '../../lib/use-hydrated'

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
