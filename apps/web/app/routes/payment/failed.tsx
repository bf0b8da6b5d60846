import { CircleX } from 'lucide-react'
import { seo } from '../../config/seo'
import {
  EmailNote,
  PaymentResult,
  UnpaidOrder,
} from '../../features/payment/components/payment-card'

export const meta = () =>
  seo({
    title: 'Oops... Payment Failed!',
    description: 'The payment did not go through. Your cart is kept, and you can pay again.',
  })

/** Cart, coupon and address are kept, and the same order can be paid again (requirements §2). */
export default function PaymentFailed() {
  return (
    <PaymentResult title="Oops... Payment Failed!" icon={CircleX} color="var(--danger)">
      <UnpaidOrder />
      <EmailNote />
    </PaymentResult>
  )
}
