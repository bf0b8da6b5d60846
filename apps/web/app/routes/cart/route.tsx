import { PlainPage } from '../../components/page'
import { seo } from '../../config/seo'
import { CartContents } from '../../features/cart/components/cart-contents'

export const meta = () =>
  seo({
    title: 'Your Cart',
    description: 'What you have chosen so far, with quantities and the total price in ringgit.',
    noindex: true,
  })

export default function CartPage() {
  return (
    <PlainPage title="Your Cart">
      <CartContents />
    </PlainPage>
  )
}
