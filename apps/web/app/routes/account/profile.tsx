import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Your profile', 'Your name, contact details, addresses and picture, to see and to change.')

const AccountPage = later(async () => (await import('./page')).AccountPage)

export default function AccountProfile() {
  return <AccountPage tab="Profile" />
}
