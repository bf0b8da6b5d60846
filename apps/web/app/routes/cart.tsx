import { CartPageContent } from '../features/cart/cart-page'
import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Your Cart', 'What you have chosen so far, with quantities and the total price in ringgit.')

export default function CartPage() {
  return (
    <PlainPage title="Your Cart">
      <CartPageContent />
    </PlainPage>
  )
}
