import { PlainPage } from '../../components/page'
import { pageTitle } from '../../components/page-title'
import { CartPageContent } from '../../features/cart/components/cart-contents'

export const meta = () =>
  pageTitle('Your Cart', 'What you have chosen so far, with quantities and the total price in ringgit.')

export default function CartPage() {
  return (
    <PlainPage title="Your Cart">
      <CartPageContent />
    </PlainPage>
  )
}
