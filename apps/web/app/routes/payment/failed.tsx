import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Oops... Payment Failed!', 'The payment did not go through. Your cart is kept, and you can pay again.')

export default later(async () => (await import('./failed-page')).PaymentFailed)
