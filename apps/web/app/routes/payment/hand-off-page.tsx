import { clearIdempotencyKey } from '../../features/checkout/clear-checkout'
import { HandOff } from '../../features/payment/components/hand-off'
import { useQueryParams } from '../../hooks/use-query-params'

export function HandOffPage() {
  const { query, ready } = useQueryParams()
  return <HandOff txnId={query.get('txnId')} ready={ready} onUnpayable={clearIdempotencyKey} />
}
