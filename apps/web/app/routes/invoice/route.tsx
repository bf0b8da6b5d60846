import './invoice.css'
import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'
import { useQueryParams } from '../../hooks/use-query-params'

export const meta = () =>
  seo({ title: 'Invoice', description: 'The invoice of one of your orders, to print or to keep.', noReferrer: true })

const InvoiceContent = lazyComponent(
  async () => (await import('../../features/orders/components/invoice-content')).InvoiceContent,
)

export default function Invoice() {
  const { query, ready } = useQueryParams()
  return <InvoiceContent txnId={query.get('txnId')} ready={ready} />
}
