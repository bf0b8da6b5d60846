import { pageTitle } from '../../components/page-title'
import { ReturnWithoutSession } from '../../features/payment/components/payment-return'

export const meta = () =>
  pageTitle('Back from payment', 'You are back from the payment provider, and the home page opens in a moment.')

export default function SecondGatewayReturn() {
  return <ReturnWithoutSession />
}
