import './invoice.css'
import { later } from '../../components/lazy-component'
import { pageTitle } from '../../components/page-title'

export const meta = () => pageTitle('Invoice', 'The invoice of one of your orders, to print or to keep.')

export default later(async () => (await import('./page')).Invoice)
