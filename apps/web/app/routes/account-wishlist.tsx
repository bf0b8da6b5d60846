import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Wishlist', 'The products that you have put aside on this device, to come back to.')

export default function AccountWishlist() {
  return <PlainPage title="Wishlist" />
}
