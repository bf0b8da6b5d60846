import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Invoice', 'The invoice of one of your orders, to print or to keep.')

export default function Invoice() {
  return <PlainPage title="Invoice" />
}
