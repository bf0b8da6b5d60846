import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Wishlist', 'The products that you have put aside on this device, to come back to.')

const AccountPage = later(async () => (await import('./later/account-page')).AccountPage)

export default function AccountWishlist() {
  return <AccountPage tab="Wishlist" />
}
