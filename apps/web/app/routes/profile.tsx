import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('My Account', 'Your profile, orders, tests, wishlist and notifications in one place.')

export default later(async () => (await import('./later/account-page')).AccountPage)
