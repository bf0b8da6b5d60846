import { PlainPage } from '../../components/page'
import { Loading, Skeleton } from '../../components/skeleton'
import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Your Cart',
    description: 'What you have chosen so far, with quantities and the total price in ringgit.',
    noindex: true,
  })

const CartContents = dataComponent(
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
