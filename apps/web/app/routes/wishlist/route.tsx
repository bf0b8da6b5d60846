import { PlainPage } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

const Wishlist = dataComponent(async () => (await import('./wishlist')).Wishlist, <FormSkeleton />, {
  clientOnly: true,
})

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
