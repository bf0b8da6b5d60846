import { lazyComponent } from '../../components/lazy-component'
import { PlainPage } from '../../components/page'
import { Loading, Skeleton } from '../../components/skeleton'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Your Cart',
    description: 'What you have chosen so far, with quantities and the total price in ringgit.',
    noindex: true,
  })

const CartContents = lazyComponent(
  async () => (await import('../../features/cart/components/cart-contents')).CartContents,
  <Loading label="Loading your cart">
    <Skeleton height={208} />
  </Loading>,
)

export default function CartPage() {
  return (
    <PlainPage title="Your Cart">
      <CartContents />
    </PlainPage>
  )
}
