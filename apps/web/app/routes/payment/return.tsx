import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Checking your payment', 'We ask the payment provider whether your payment went through.')

export default later(async () => (await import('./return-page')).PaymentReturnPage)
