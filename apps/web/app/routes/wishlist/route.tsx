import { lazyComponent } from '../../components/lazy-component'
import { PlainPage } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { seo } from '../../config/seo'
import { AddToCart } from '../../features/cart/components/add-to-cart'

const Wishlist = lazyComponent(
  async () => {
    const { WishlistPanel } = await import('../../features/wishlist/components/wishlist-panel')
    return () => <WishlistPanel action={(product) => <AddToCart product={product} variant="quiet" />} />
  },
  <FormSkeleton />,
  { clientOnly: true },
)

export const meta = () =>
  seo({
    title: 'Your wishlist',
    description: 'The products that you have saved on this device, with their current prices.',
    noindex: true,
  })

/** The wishlist without an account. */
export default function WishlistPage() {
  return (
    <PlainPage title="Your wishlist">
      <Wishlist />
    </PlainPage>
  )
}
