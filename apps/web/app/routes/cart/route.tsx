import { PlainPage } from '../../components/page'
import { Loading, Skeleton } from '../../components/skeleton'
import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Your Cart',
    description: 'See what is in your cart, change quantities, and go to checkout.',
    noindex: true,
  })

const CartPage = dataComponent(
  async () => (await import('./page')).CartPage,
  <Loading label="Loading your cart">
    <Skeleton height={208} />
  </Loading>,
)

export default function Cart() {
  return (
    <PlainPage title="Your Cart">
      <CartPage />
    </PlainPage>
  )
}
