import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Invoice')

export default function Invoice() {
  return <PlainPage title="Invoice" />
}
