import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Checking your payment',
    description: 'We ask the payment provider whether your payment went through.',
    noReferrer: true,
  })

// The query is read inside the lazy page: new props before it is hydrated would replace the prerendered HTML with the fallback.
export default lazyComponent(async () => (await import('./return-page')).PaymentReturnPage)
