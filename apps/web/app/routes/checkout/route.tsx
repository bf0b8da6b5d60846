import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Checkout', 'Say where your order should go, apply a coupon, and see the total before you pay by card.')

export default later(async () => (await import('./page')).Checkout)
