import { SuccessPage } from '../../features/payment/result-pages'
import { useQueryParams } from '../../lib/use-hydrated'

export function PaymentSuccess() {
  const { query, ready } = useQueryParams()
  return <SuccessPage query={query} ready={ready} />
}
