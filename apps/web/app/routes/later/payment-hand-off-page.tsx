import { forgetAttempt } from '../../features/checkout/draft'
import { HandOff } from '../../features/payment/hand-off'
import { useQueryParams } from '../../lib/use-hydrated'

export function PaymentHandOff() {
  const { query, ready } = useQueryParams()
  return <HandOff txnId={query.get('txnId')} ready={ready} onUnpayable={forgetAttempt} />
}
