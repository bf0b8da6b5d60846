import { Undo2 } from 'lucide-react'
import { seo } from '../../config/seo'
import { ChargeNote, PaymentResult, UnpaidOrderActions } from '../../features/payment/components/payment-card'

export const meta = () =>
  seo({
    title: 'Payment Cancelled',
    description: 'The payment was cancelled. Nothing was charged, and your cart is kept.',
    noReferrer: true,
  })

export default function PaymentCancelled() {
  return (
    <PaymentResult
      title="Payment Cancelled"
      icon={<Undo2 size={56} strokeWidth={1.5} color="var(--ink-soft)" aria-hidden />}
    >
      <p>Your payment has been cancelled successfully.</p>
      <ChargeNote />
      <UnpaidOrderActions />
    </PaymentResult>
  )
}
