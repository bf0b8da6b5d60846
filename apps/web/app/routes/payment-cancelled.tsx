import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Payment Cancelled', 'The payment was cancelled. Nothing was charged, and your cart is kept.')

export default later(async () => (await import('./later/payment-cancelled-page')).PaymentCancelled)
