import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('My Account', 'Your profile, orders, tests, wishlist and notifications in one place.')

export default later(async () => (await import('./page')).AccountPage)
