import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Checking your payment',
    description: 'We ask the payment provider whether your payment went through.',
    noReferrer: true,
  })

export default dataComponent(async () => (await import('./return-page')).PaymentReturnPage)
