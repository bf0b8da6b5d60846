import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Oops... Payment Failed!')

export default function PaymentFailed() {
  return <PlainPage title="Oops... Payment Failed!" />
}
