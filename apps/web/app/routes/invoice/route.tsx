import './invoice.css'
import { seo } from '../../config/seo'
import { InvoiceContent } from '../../features/orders/components/invoice-content'
import { useQueryParams } from '../../hooks/use-query-params'

export const meta = () =>
  seo({ title: 'Invoice', description: 'The invoice of one of your orders, to print or to keep.', noReferrer: true })

export default function Invoice() {
  const { query, ready } = useQueryParams()
  return <InvoiceContent txnId={query.get('txnId')} ready={ready} />
}
