import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Thanks for your order!')

export default function PaymentSuccess() {
  return <PlainPage title="Thanks for your order!" />
}
