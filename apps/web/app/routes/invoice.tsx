import './invoice.css'
import { later } from '../ui/later'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Invoice', 'The invoice of one of your orders, to print or to keep.')

export default later(async () => (await import('./later/invoice-page')).Invoice)
