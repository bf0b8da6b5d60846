import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Payment')

export default function SecondGatewayReturn() {
  return <PlainPage title="Payment" />
}
