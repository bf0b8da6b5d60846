import { Undo2 } from 'lucide-react'
import { seo } from '../../config/seo'
import { PaymentResult } from '../../features/payment/components/payment-result'
import { notCharged, UnpaidOrder } from '../../features/payment/components/unpaid-order'

export const meta = () =>
  seo({
    title: 'Payment Cancelled',
    description: 'The payment was cancelled. Nothing was charged, and your cart is kept.',
  })

export default function PaymentCancelled() {
  return (
    <PaymentResult title="Payment Cancelled" icon={Undo2} color="var(--ink-soft)">
      <p>Your payment has been cancelled successfully.</p>
      <UnpaidOrder charge={notCharged} />
    </PaymentResult>
  )
}
