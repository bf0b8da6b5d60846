import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Notifications', 'News about your orders and your tests.')

export default function AccountNotification() {
  return <PlainPage title="Notifications" />
}
