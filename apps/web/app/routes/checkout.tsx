import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Checkout', 'Say where your order should go, apply a coupon, and see the total before you pay by card.')

export default later(async () => (await import('./later/checkout-page')).Checkout)
