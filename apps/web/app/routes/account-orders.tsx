import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Orders')

export default function AccountOrders() {
  return <PlainPage title="Orders" />
}
