import { Undo2 } from 'lucide-react'
import { CANCELLED_REDIRECT_SECONDS } from '../../../config/ui-constants'
import { PaymentResult } from './payment-result'
import { UnpaidOrderActions } from './unpaid-order-actions'

/** The cancelled page (requirements §2). */
export const PaymentCancelled = () => (
  <PaymentResult
    title="Payment Cancelled"
    icon={<Undo2 size={56} strokeWidth={1.5} color="var(--ink-soft)" aria-hidden />}
    redirectSeconds={CANCELLED_REDIRECT_SECONDS}
  >
    <p>Your payment has been cancelled successfully.</p>
    <UnpaidOrderActions />
  </PaymentResult>
)
