import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Thanks for your order!', 'The payment went through. An email with login information is on its way.')

export default later(async () => (await import('./later/payment-success-page')).PaymentSuccess)
