import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Order details', 'One of your orders: addresses, items, totals and status.')

export default function OrderDetails() {
  return <PlainPage title="Order details" />
}
