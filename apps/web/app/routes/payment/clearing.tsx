import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Emptying your cart',
    description: 'Your cart is emptied after the payment, and the home page opens.',
    noReferrer: true,
  })

export default dataComponent(async () => (await import('./clearing-page')).PaymentClearing)
