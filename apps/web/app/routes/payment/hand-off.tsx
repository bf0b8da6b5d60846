import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'
import { clearIdempotencyKey } from '../../features/checkout/clear-checkout'
import { useQueryParams } from '../../hooks/use-query-params'

export const meta = () =>
  seo({
    title: 'To the payment page',
    description: 'Your browser is on its way to the page of the card payment provider.',
  })

const HandOff = lazyComponent(async () => (await import('../../features/payment/components/hand-off')).HandOff)

export default function PaymentHandOff() {
  const { query, ready } = useQueryParams()
  return <HandOff txnId={query.get('txnId')} ready={ready} onUnpayable={clearIdempotencyKey} />
}
