import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({ title: 'Orders', description: 'Your orders, with their status and totals, newest first.' })

const AccountPage = lazyComponent(async () => (await import('./page')).AccountPage)

export default function AccountOrders() {
  return <AccountPage tab="Orders" />
}
