import { seo } from '../../config/seo'
import { ReturnWithoutSession } from '../../features/payment/components/return-without-session'

export const meta = () =>
  seo({
    title: 'Back from payment',
    description: 'You are back from the payment provider, and the home page opens in a moment.',
    noReferrer: true,
  })

export default function SecondGatewayReturn() {
  return <ReturnWithoutSession />
}
