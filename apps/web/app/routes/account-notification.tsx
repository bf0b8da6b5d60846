import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Notifications', 'News about your orders and your tests.')

const AccountPage = later(async () => (await import('./later/account-page')).AccountPage)

export default function AccountNotification() {
  return <AccountPage tab="Notifications" />
}
