import { useNavigate } from 'react-router'
import { lazyComponent } from '../../components/lazy-component'
import { paths } from '../../config/paths'
import { seo } from '../../config/seo'
import { clearCheckoutDraft } from '../../features/checkout/clear-checkout'
import { ReturnWithoutSession } from '../../features/payment/components/return-without-session'
import { useQueryParams } from '../../hooks/use-query-params'
import { cartCleared } from '../../state/cart-slice'
import { useRehydrated, useShopDispatch } from '../../state/hooks'

export const meta = () =>
  seo({ title: 'Checking your payment', description: 'We ask the payment provider whether your payment went through.' })

const Verification = lazyComponent(
  async () => (await import('../../features/payment/components/payment-return')).PaymentReturn,
)

export default function PaymentReturn() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const sessionId = query.get('session_id')
  if (ready && !sessionId) return <ReturnWithoutSession />
  return (
    <Verification
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
