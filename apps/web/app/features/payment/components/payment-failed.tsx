import { CircleX } from 'lucide-react'
import { FAILED_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { EmailNote, PaymentResult } from './payment-result'
import { UnpaidOrderActions } from './unpaid-order-actions'

/** The failed page (requirements §2): cart, coupon and address are kept, and the same order can be paid again. */
export const PaymentFailed = () => (
  <PaymentResult
    title="Oops... Payment Failed!"
    icon={<CircleX size={56} strokeWidth={1.5} color="var(--danger)" aria-hidden />}
    redirectSeconds={FAILED_REDIRECT_SECONDS}
  >
    <EmailNote />
    <UnpaidOrderActions />
  </PaymentResult>
)
