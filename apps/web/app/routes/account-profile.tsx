import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Your profile', 'Your name, contact details, addresses and picture, to see and to change.')

export default function AccountProfile() {
  return <PlainPage title="My Account" />
}
