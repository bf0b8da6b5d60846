import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { useCustomerKey } from '../../../state/hooks'
import { readPaymentOf, successPath } from '../payment-record'
import { PaymentCard } from './payment-card'

interface MaybePaidProps {
  readonly txnId: string
  readonly message: string | undefined
  /**
   * The host says so. Without it the order may also be one that cannot be paid for another reason.
   */
  readonly isPaid: boolean
}

/** Instead of a payment of an order that is paid, or may be: how to see whether it is. */
export const MaybePaid = ({ txnId, message, isPaid }: MaybePaidProps) => {
  const isCustomer = useCustomerKey() !== undefined
  const { verified, unanswered } = readPaymentOf(txnId) ?? {}
  const next = () => {
    if (verified) return { to: successPath(verified), children: 'See the receipt' }
    if (unanswered) {
      const children = isPaid ? 'See the receipt' : 'Check the payment'
      return { to: paths.verify(unanswered), children }
    }
    if (isCustomer) return { to: paths.orderDetails(txnId), children: 'See your order' }
    return { to: paths.home, children: 'Go to Home' }
  }
  return (
    <PaymentCard>
      <h1>We could not start the payment</h1>
      <p>{message}</p>
      <p>If you have paid, the receipt comes by email. Please do not pay again.</p>
      <ButtonLink {...next()} />
    </PaymentCard>
  )
}
