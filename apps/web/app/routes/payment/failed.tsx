import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Oops... Payment Failed!',
    description: 'The payment did not go through. Your cart is kept, and you can pay again.',
    noReferrer: true,
  })

export default dataComponent(
  async () => (await import('../../features/payment/components/payment-failed')).PaymentFailed,
)
