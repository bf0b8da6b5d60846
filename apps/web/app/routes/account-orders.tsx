import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Orders', 'Your orders, with their status and totals, newest first.')

export default function AccountOrders() {
  return <PlainPage title="Orders" />
}
