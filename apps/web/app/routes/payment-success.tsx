import { SuccessPage } from '../features/payment/result-pages'
import { useQueryParams } from '../lib/use-hydrated'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Thanks for your order!')

export default function PaymentSuccess() {
  const { query, ready } = useQueryParams()
  return <SuccessPage query={query} ready={ready} />
}
