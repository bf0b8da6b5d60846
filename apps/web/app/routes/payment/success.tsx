import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Thanks for your order!',
    description: 'The payment went through. An email with login information is on its way.',
    noReferrer: true,
  })

export default lazyComponent(async () => (await import('./success-page')).PaymentSuccessPage)
