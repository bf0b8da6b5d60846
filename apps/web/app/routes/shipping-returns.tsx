import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { shippingReturns } from '../content/pages/shipping-returns'

export const meta = () => contentMeta(shippingReturns)

export default function ShippingReturns() {
  return <ContentPage page={shippingReturns} />
}
