import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Order details',
    description: 'What you ordered, where it goes, what it costs and how far it has come.',
  })

export default lazyComponent(async () => (await import('./page')).OrderDetails)
