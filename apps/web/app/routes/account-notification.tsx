import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Notifications')

export default function AccountNotification() {
  return <PlainPage title="Notifications" />
}
