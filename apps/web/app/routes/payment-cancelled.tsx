import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Payment Cancelled')

export default function PaymentCancelled() {
  return <PlainPage title="Payment Cancelled" />
}
