import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('My Account', 'Your profile, orders, tests, wishlist and notifications in one place.')

export default function Profile() {
  return <PlainPage title="My Account" />
}
