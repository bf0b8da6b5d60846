import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Your profile', 'Your name, contact details, addresses and picture, to see and to change.')

const AccountPage = later(async () => (await import('./later/account-page')).AccountPage)

export default function AccountProfile() {
  return <AccountPage tab="Profile" />
}
