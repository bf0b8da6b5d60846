import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Order details', 'What you ordered, where it goes, what it costs and how far it has come.')

export default later(async () => (await import('./later/order-details-page')).OrderDetails)
