import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Checking your payment', 'We ask the payment provider whether your payment went through.')

export default later(async () => (await import('./later/payment-return-page')).PaymentReturnPage)
