import { forgetAttempt } from '../features/checkout/draft'
import { HandOff } from '../features/payment/hand-off'
import { useQueryParams } from '../lib/use-hydrated'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Payment')

export default function PaymentHandOff() {
  const { query, ready } = useQueryParams()
  return <HandOff txnId={query.get('txnId')} ready={ready} onUnpayable={forgetAttempt} />
}
