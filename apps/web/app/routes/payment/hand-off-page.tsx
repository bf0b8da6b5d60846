import { forgetAttempt } from '../../features/checkout/checkout-draft'
import { HandOff } from '../../features/payment/components/hand-off'
import { useQueryParams } from '../../hooks/use-query-params'

export function PaymentHandOff() {
  const { query, ready } = useQueryParams()
  return <HandOff txnId={query.get('txnId')} ready={ready} onUnpayable={forgetAttempt} />
}
