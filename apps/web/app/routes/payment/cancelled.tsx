import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Payment Cancelled',
    description: 'The payment was cancelled. Nothing was charged, and your cart is kept.',
    noReferrer: true,
  })

export default lazyComponent(
  async () => (await import('../../features/payment/components/payment-cancelled')).PaymentCancelled,
)
