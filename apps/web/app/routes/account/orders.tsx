import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () => pageTitle('Orders', 'Your orders, with their status and totals, newest first.')

const AccountPage = later(async () => (await import('./page')).AccountPage)

export default function AccountOrders() {
  return <AccountPage tab="Orders" />
}
