import { PlainPage } from '../../components/page'
import { seo } from '../../config/seo'
import { WishlistPanel } from '../../features/wishlist/components/wishlist-panel'
import { productActions } from '../product-actions'

export const meta = () =>
  seo({
    title: 'Your wishlist',
    description: 'The products that you have saved on this device, with their current prices.',
    noindex: true,
  })

export default function WishlistPage() {
  return (
    <PlainPage title="Your wishlist">
      <WishlistPanel actions={productActions} />
    </PlainPage>
  )
}
