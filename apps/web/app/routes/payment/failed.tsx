import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Oops... Payment Failed!',
    description: 'The payment did not go through. Your cart is kept, and you can pay again.',
    noReferrer: true,
  })

export default lazyComponent(
  async () => (await import('../../features/payment/components/payment-failed')).PaymentFailed,
)
