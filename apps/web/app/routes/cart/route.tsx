import { PlainPage } from '../../components/page'
import { seo } from '../../config/seo'
import { CartContents } from '../../features/cart/components/cart-contents'
import { PopularProducts } from '../../features/catalogue/components/popular-products'
import { productSlots } from '../product-slots'

export const meta = () =>
  seo({
    title: 'Your Cart',
    description: 'See what is in your cart, change quantities, and go to checkout.',
    noindex: true,
  })

export default function Cart() {
  return (
    <PlainPage title="Your Cart">
      <CartContents whenEmpty={<PopularProducts {...productSlots} />} />
    </PlainPage>
  )
}
