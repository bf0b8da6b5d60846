import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('To the payment page', 'Your browser is on its way to the page of the card payment provider.')

export default later(async () => (await import('./hand-off-page')).PaymentHandOff)
