import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Thanks for your order!', 'The payment went through. An email with login information is on its way.')

export default later(async () => (await import('./success-page')).PaymentSuccess)
