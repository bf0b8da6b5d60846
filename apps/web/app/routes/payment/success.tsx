import { isPaid } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import type { ComponentProps } from 'react'
import { seo } from '../../config/seo'
import { useSeatGroups } from '../../features/account/api/use-test-accounts'
import { useOrder } from '../../features/orders/api/order-queries'
import { paidAt, testSeats } from '../../features/orders/order-labels'
import { type BoughtOrder, PaymentSuccess } from '../../features/payment/components/payment-success'
import { purchaseOf } from '../../features/payment/payment-record'
import { useQueryParams } from '../../hooks/use-query-params'
import { useCustomerKey, useRehydrated, useShopSelector } from '../../state/hooks'

export const meta = () =>
  seo({
    title: 'Thanks for your order!',
    description: 'The payment went through. An email with login information is on its way.',
    noReferrer: true,
  })

const toBoughtOrder = (order: Order): BoughtOrder => ({
  txnId: order.order_txn_id,
  amount: order.order_total_amount,
  date: paidAt(order),
  // A host may not say the status.
  isUnpaid: order.order_status !== undefined && !isPaid(order.order_status),
  seats: testSeats(order),
  purchase: purchaseOf(order.order_customer_email, order.items),
})

/** With the access code of the order's only test. */
const SuccessWithSeat = (props: ComponentProps<typeof PaymentSuccess>) => {
  const group = useSeatGroups().data?.find(({ orderTxnId }) => orderTxnId === props.order?.txnId)
  const { access_code: code, test_url: url } = group?.seats[0] ?? {}
  return <PaymentSuccess {...props} seat={code ? { code, url } : undefined} />
}

const CustomerSuccess = ({ query }: { readonly query: URLSearchParams }) => {
  const state = useOrder(query.get('txnId'))
  const accountEmail = useShopSelector(({ auth }) => auth.user?.email) ?? ''
  const order = state.kind === 'loaded' ? toBoughtOrder(state.order) : undefined
  const props = { query, isLoading: state.kind === 'loading', order, accountEmail }
  return order?.seats === 1 ? <SuccessWithSeat {...props} /> : <PaymentSuccess {...props} />
}

export default function PaymentSuccessPage() {
  const { query } = useQueryParams()
  const rehydrated = useRehydrated()
  const isCustomer = useCustomerKey() !== undefined
  if (rehydrated && isCustomer) return <CustomerSuccess query={query} />
  return <PaymentSuccess query={query} isLoading={!rehydrated} />
}
