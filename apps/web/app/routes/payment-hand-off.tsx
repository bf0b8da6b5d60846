import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('To the payment page', 'Your browser is on its way to the page of the card payment provider.')

export default later(async () => (await import('./later/payment-hand-off-page')).PaymentHandOff)
