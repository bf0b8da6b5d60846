import { InvoicePage } from '../../features/orders/invoice-page'
import { useQueryParams } from '../../lib/use-hydrated'

export function Invoice() {
  const { query, ready } = useQueryParams()
  return <InvoicePage txnId={query.get('txnId')} ready={ready} />
}
