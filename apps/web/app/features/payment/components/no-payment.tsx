import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { builtSite } from '../../../config/site'
import { PaymentResult, type PaymentResultProps } from './payment-result'

/**
 * A success or return page whose URL names no payment, and the second gateway's return
 * (requirements §2): it goes home.
 */
export const NoPayment = (props: Pick<PaymentResultProps, 'redirectSeconds'>) => {
  // The route's title is that of a payment.
  useEffect(() => {
    document.title = `No payment found · ${builtSite.brand.name}`
  }, [])
  return (
    <PaymentResult {...props} title="No payment found" icon={Hourglass} color="var(--ink-soft)">
      <p>
        This link doesn’t belong to a payment. If you have just paid, you will get the receipt by
        email.
      </p>
      <ButtonLink to={paths.home}>Go to Home</ButtonLink>
    </PaymentResult>
  )
}
