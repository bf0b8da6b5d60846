import { seo } from '../../config/seo'
import { RETURN_REDIRECT_SECONDS } from '../../config/ui-constants'
import { NoPayment } from '../../features/payment/components/no-payment'

export const meta = () =>
  seo({
    title: 'Back from payment',
    description: 'You are back from the payment provider, and the home page opens in a moment.',
  })

export default function SecondGatewayReturn() {
  return <NoPayment redirectSeconds={RETURN_REDIRECT_SECONDS} />
}
