import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Wishlist')

export default function AccountWishlist() {
  return <PlainPage title="Wishlist" />
}
