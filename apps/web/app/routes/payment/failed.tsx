import { CircleX } from 'lucide-react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { pageTitle } from '../../config/seo'
import { EmailNote } from '../../features/payment/components/email-note'
import { PaymentResult } from '../../features/payment/components/payment-result'
import { UnpaidOrder } from '../../features/payment/components/unpaid-order'
import { failedSessionSchema } from '../../features/payment/payment-record'

export const meta = () => pageTitle('Oops... Payment Failed!')

/** Cart, coupon and address are kept, and the same order can be paid again (requirements §2). */
export default function PaymentFailed() {
  const { state } = useLocation()
  return (
    <PaymentResult title="Oops... Payment Failed!" icon={CircleX} color="var(--danger)">
      <UnpaidOrder
        failed={z.safeParse(failedSessionSchema, state).data}
        charge="If you were charged, the receipt comes by email."
      />
      <EmailNote />
    </PaymentResult>
  )
}
