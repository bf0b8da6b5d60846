import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Order details')

export default function OrderDetails() {
  return <PlainPage title="Order details" />
}
