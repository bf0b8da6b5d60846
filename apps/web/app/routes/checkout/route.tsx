import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export { privatePage as handle } from '../../routing/private-page'

export const meta = () =>
  seo({
    title: 'Checkout',
    description: 'Say where your order should go, apply a coupon, and see the total before you pay by card.',
  })

export default dataComponent(async () => (await import('./page')).Checkout)
