import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { builtSite } from '../../../config/site'
import { PaymentResult } from './payment-card'

const title = 'No payment found'

/** A success or return page whose URL names no payment, and the second gateway's return (requirements §2): it goes home. */
export const NoPayment = ({ redirectSeconds }: { readonly redirectSeconds: number }) => {
  // The route's title is that of a payment.
  useEffect(() => {
    document.title = `${title} · ${builtSite.brand.name}`
  }, [])
  return (
    <PaymentResult
      title={title}
      icon={<Hourglass size={56} strokeWidth={1.5} color="var(--ink-soft)" aria-hidden />}
      redirectSeconds={redirectSeconds}
    >
      <p>This link doesn’t belong to a payment. If you have just paid, you will get the receipt by email.</p>
      <ButtonLink to={paths.home}>Go to Home</ButtonLink>
    </PaymentResult>
  )
}
