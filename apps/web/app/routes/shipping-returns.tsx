import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Shipping & Returns')

export default function ShippingReturns() {
  return <PlainPage title="Shipping & Returns" />
}
