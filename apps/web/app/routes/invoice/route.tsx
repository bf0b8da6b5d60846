import './invoice.css'
import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({ title: 'Invoice', description: 'The invoice of one of your orders, to print or to keep.' })

export default lazyComponent(async () => (await import('./page')).Invoice)
