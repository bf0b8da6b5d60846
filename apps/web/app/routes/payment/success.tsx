import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Thanks for your order!',
    description: 'The payment went through. An email with login information is on its way.',
    noReferrer: true,
  })

export default dataComponent(async () => (await import('./success-page')).PaymentSuccessPage)
