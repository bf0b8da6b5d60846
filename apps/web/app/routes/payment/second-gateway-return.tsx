import { pageTitle } from '../../config/seo'
import { RETURN_REDIRECT_SECONDS } from '../../config/ui-constants'
import { NoPayment } from '../../features/payment/components/no-payment'

export const meta = () => pageTitle('Back from payment')

export default function SecondGatewayReturn() {
  return <NoPayment redirectSeconds={RETURN_REDIRECT_SECONDS} />
}
