import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({ title: 'Wishlist', description: 'The products that you have put aside on this device, to come back to.' })

const AccountPage = lazyComponent(async () => (await import('./page')).AccountPage)

export default function AccountWishlist() {
  return <AccountPage tab="Wishlist" />
}
