import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () => seo({ title: 'Notifications', description: 'News about your orders and your tests.' })

const AccountPage = lazyComponent(async () => (await import('./page')).AccountPage)

export default function AccountNotification() {
  return <AccountPage tab="Notifications" />
}
