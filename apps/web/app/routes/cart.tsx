import { CartPageContent } from '../features/cart/cart-page'
import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Your Cart')

export default function CartPage() {
  return (
    <PlainPage title="Your Cart">
      <CartPageContent />
    </PlainPage>
  )
}
