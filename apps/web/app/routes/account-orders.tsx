import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Orders', 'Your orders, with their status and totals, newest first.')

const AccountPage = later(async () => (await import('./later/account-page')).AccountPage)

export default function AccountOrders() {
  return <AccountPage tab="Orders" />
}
