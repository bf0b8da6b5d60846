import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({ title: 'Checking your payment', description: 'We ask the payment provider whether your payment went through.' })

export default lazyComponent(async () => (await import('./return-page')).PaymentReturnPage)
