import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Oops... Payment Failed!', 'The payment did not go through. Your cart is kept, and you can pay again.')

export default later(async () => (await import('./later/payment-failed-page')).PaymentFailed)
