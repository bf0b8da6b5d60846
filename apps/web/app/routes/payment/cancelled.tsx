import { Undo2 } from 'lucide-react'
import { pageTitle } from '../../config/seo'
import { PaymentResult } from '../../features/payment/components/payment-result'
import { notCharged, UnpaidOrder } from '../../features/payment/components/unpaid-order'

export const meta = () => pageTitle('Payment Cancelled')

export default function PaymentCancelled() {
  return (
    <PaymentResult title="Payment Cancelled" icon={Undo2} color="var(--ink-soft)">
      <p>Your payment has been cancelled successfully.</p>
      <UnpaidOrder charge={notCharged} />
    </PaymentResult>
  )
}
