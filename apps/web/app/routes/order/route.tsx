import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () =>
  pageTitle('Order details', 'What you ordered, where it goes, what it costs and how far it has come.')

export default later(async () => (await import('./page')).OrderDetails)
