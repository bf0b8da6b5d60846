import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Payment Cancelled', 'The payment was cancelled. Nothing was charged, and your cart is kept.')

export default later(async () => (await import('./cancelled-page')).PaymentCancelled)
