import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { shippingReturnsHead } from '../content/pages/shipping-returns.head'

const Page = contentPage(async () => (await import('../content/pages/shipping-returns')).shippingReturns)

export const meta = () => contentMeta(shippingReturnsHead)

export default function ShippingReturns() {
  return <Page />
}
