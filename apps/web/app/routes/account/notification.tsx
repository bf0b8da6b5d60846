import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () => pageTitle('Notifications', 'News about your orders and your tests.')

const AccountPage = later(async () => (await import('./page')).AccountPage)

export default function AccountNotification() {
  return <AccountPage tab="Notifications" />
}
