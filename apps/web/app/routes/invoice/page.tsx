import { InvoicePage } from '../../features/orders/components/invoice-content'
import { useQueryParams } from '../../hooks/use-hydrated'

export function Invoice() {
  const { query, ready } = useQueryParams()
  return <InvoicePage txnId={query.get('txnId')} ready={ready} />
}
