import { isPaid } from '@shop/contract'
import { useOrder } from '../../features/orders/api/order-queries'
import { hasTests, paidAt } from '../../features/orders/order-labels'
import { type BoughtOrder, SuccessPage } from '../../features/payment/components/payment-results'
import { useQueryParams } from '../../hooks/use-query-params'
import { useCustomerId, useRehydrated } from '../../state/hooks'

type Shown = ReturnType<typeof useOrder>

const toBought = (state: Shown): BoughtOrder => {
  if (state.kind === 'loading') return { kind: 'loading' }
  if (state.kind !== 'loaded') return { kind: 'none' }
  const { order } = state
  return {
    kind: 'here',
    txnId: order.order_txn_id,
    amount: order.order_total_amount,
    date: paidAt(order),
    isPaid: isPaid(order.order_status),
    hasTests: hasTests(order),
  }
}

const BuyersSuccess = ({ query }: { readonly query: URLSearchParams }) => (
  <SuccessPage query={query} ready order={toBought(useOrder(query.get('txnId')))} />
)

export function PaymentSuccess() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const isCustomer = useCustomerId() !== undefined
  if (!rehydrated) return <SuccessPage query={query} ready={ready} order={{ kind: 'loading' }} />
  return isCustomer ? <BuyersSuccess query={query} /> : <SuccessPage query={query} ready order={{ kind: 'none' }} />
}
