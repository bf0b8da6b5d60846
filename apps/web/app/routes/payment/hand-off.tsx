import { seo } from '../../config/seo'
import { clearIdempotencyKey } from '../../features/checkout/clear-checkout'
import { HandOff } from '../../features/payment/components/hand-off'
import { useQueryParams } from '../../hooks/use-query-params'

export const meta = () =>
  seo({
    title: 'To the payment page',
    description: 'Your browser is on its way to the page of the card payment provider.',
    noReferrer: true,
  })

export default function HandOffPage() {
  const { query, ready } = useQueryParams()
  return <HandOff txnId={query.get('txnId')} ready={ready} onUnpayable={clearIdempotencyKey} />
}
