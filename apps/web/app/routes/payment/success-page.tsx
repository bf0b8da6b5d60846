import { isPaid } from '@shop/contract'
import { useOrder } from '../../features/orders/api/order-queries'
import { hasTests, paidAt } from '../../features/orders/order-labels'
import { type BoughtOrder, PaymentSuccess } from '../../features/payment/components/payment-success'
import { useQueryParams } from '../../hooks/use-query-params'
import { useCustomerKey, useRehydrated } from '../../state/hooks'

const toBoughtOrder = (state: ReturnType<typeof useOrder>): BoughtOrder => {
  if (state.kind === 'loading') return { kind: 'loading' }
  if (state.kind !== 'loaded') return { kind: 'none' }
  const { order } = state
  return {
    kind: 'loaded',
    txnId: order.order_txn_id,
    amount: order.order_total_amount,
    date: paidAt(order),
    isPaid: isPaid(order.order_status),
    hasTests: hasTests(order),
  }
}

const CustomerSuccess = ({ query }: { readonly query: URLSearchParams }) => (
  <PaymentSuccess query={query} ready order={toBoughtOrder(useOrder(query.get('txnId')))} />
)

export function PaymentSuccessPage() {
  const { query, ready } = useQueryParams()
  const rehydrated = useRehydrated()
  const isCustomer = useCustomerKey() !== undefined
  if (!rehydrated) return <PaymentSuccess query={query} ready={ready} order={{ kind: 'loading' }} />
  return isCustomer ? (
    <CustomerSuccess query={query} />
  ) : (
    <PaymentSuccess query={query} ready order={{ kind: 'none' }} />
  )
}
