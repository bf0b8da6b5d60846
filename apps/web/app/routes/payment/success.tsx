import { isPaid } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { seo } from '../../config/seo'
import { useSeatGroups } from '../../features/account/api/use-test-accounts'
import { useOrder } from '../../features/orders/api/order-queries'
import { hasTests, paidAt } from '../../features/orders/order-labels'
import { type BoughtOrder, PaymentSuccess } from '../../features/payment/components/payment-success'
import { useQueryParams } from '../../hooks/use-query-params'
import { useCustomerKey, useRehydrated, useShopSelector } from '../../state/hooks'

export const meta = () =>
  seo({
    title: 'Thanks for your order!',
    description: 'The payment went through. An email with login information is on its way.',
    noReferrer: true,
  })

const toPurchase = ({ order_customer_email: email, items }: Order) => ({
  email,
  items: items.map(({ quantity, product: { product_name: name, product_type, product_format } }) => ({
    name,
    quantity,
    product_type,
    product_format,
  })),
})

const toBoughtOrder = (state: ReturnType<typeof useOrder>): BoughtOrder => {
  if (state.kind === 'loading') return { kind: 'loading' }
  if (state.kind !== 'loaded') return { kind: 'none' }
  const { order } = state
  return {
    kind: 'loaded',
    txnId: order.order_txn_id,
    amount: order.order_total_amount,
    date: paidAt(order),
    // A host may not say the status.
    isUnpaid: order.order_status !== undefined && !isPaid(order.order_status),
    hasTests: hasTests(order),
    purchase: toPurchase(order),
  }
}

interface SuccessProps {
  readonly query: URLSearchParams
  readonly order: BoughtOrder
  readonly accountEmail: string | undefined
}

/** With the access codes of the order, in the order of the account's tests. */
const SuccessWithSeats = (props: SuccessProps) => {
  const txnId = props.query.get('txnId')
  const groups = useSeatGroups().data?.filter(({ orderTxnId }) => orderTxnId === txnId) ?? []
  const seats = groups.flatMap((group) =>
    group.seats.flatMap(({ access_code: code, test_url: url }) => (code ? { code, url } : [])),
  )
  return <PaymentSuccess {...props} ready seats={seats} />
}

const CustomerSuccess = ({ query }: { readonly query: URLSearchParams }) => {
  const order = toBoughtOrder(useOrder(query.get('txnId')))
  const accountEmail = useShopSelector(({ auth }) => auth.user?.email) ?? ''
  const props = { query, order, accountEmail }
  return order.kind === 'loaded' && order.hasTests ? (
    <SuccessWithSeats {...props} />
  ) : (
    <PaymentSuccess {...props} ready />
  )
}

export default function PaymentSuccessPage() {
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
