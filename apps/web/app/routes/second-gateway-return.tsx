import { ReturnWithoutSession } from '../features/payment/payment-return'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Payment')

export default function SecondGatewayReturn() {
  return <ReturnWithoutSession />
}
