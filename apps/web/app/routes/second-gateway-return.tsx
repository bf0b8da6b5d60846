import { ReturnWithoutSession } from '../features/payment/payment-return'
import { pageTitle } from '../ui/page-title'

export const meta = () =>
  pageTitle('Back from payment', 'You are back from the payment provider, and the home page opens in a moment.')

export default function SecondGatewayReturn() {
  return <ReturnWithoutSession />
}
