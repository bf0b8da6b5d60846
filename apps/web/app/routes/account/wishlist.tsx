import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () => pageTitle('Wishlist', 'The products that you have put aside on this device, to come back to.')

const AccountPage = later(async () => (await import('./page')).AccountPage)

export default function AccountWishlist() {
  return <AccountPage tab="Wishlist" />
}
