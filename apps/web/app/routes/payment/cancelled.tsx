import { seo } from '../../config/seo'
import { dataComponent } from '../../state/data-component'

export const meta = () =>
  seo({
    title: 'Payment Cancelled',
    description: 'The payment was cancelled. Nothing was charged, and your cart is kept.',
    noReferrer: true,
  })

export default dataComponent(
  async () => (await import('../../features/payment/components/payment-cancelled')).PaymentCancelled,
)
