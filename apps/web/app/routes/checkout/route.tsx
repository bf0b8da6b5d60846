import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export { privatePage as handle } from '../../routing/private-page'

export const meta = () =>
  seo({
    title: 'Checkout',
    description: 'Say where your order should go, apply a coupon, and see the total before you pay by card.',
  })

export default lazyComponent(async () => (await import('./page')).Checkout)
