import type { OrderStatus } from '@shop/contract'
import type { OrderSummary, TestAccount } from '@shop/contract/host'
import { paths } from '../../config/paths'

/**
 * A notification derived from the account (architecture §4). Each status of an order is a
 * notification of its own.
 */
export interface Notification {
  readonly id: string
  readonly text: string
  /** Undefined where the host does not say. */
  readonly orderTxnId: string | undefined
  /** When its order was placed; undefined for an order that is not among the latest. */
  readonly orderDate: string | undefined
  readonly url: string
}

const orderTexts: Readonly<Record<OrderStatus, string>> = {
  pending: 'Your order is not paid yet',
  paid: 'We have your payment',
  processing: 'Your order is being prepared',
  shipped: 'Your order is on its way',
  delivered: 'Your order has arrived',
  cancelled: 'Your order was cancelled',
  failed: 'The payment did not go through',
  quote_requested: 'We’re preparing your quote',
}

/** Notifications of older orders sort last. */
const placedAt = ({ orderDate }: Notification): number => Date.parse(orderDate ?? '') || 0

/** The notification of an order; none without a known status. */
const notificationOf = (order: OrderSummary): Notification | undefined => {
  const { order_txn_id: id, order_status: status } = order
  if (!status) return undefined
  return {
    id: `${id} ${status}`,
    text: orderTexts[status],
    orderTxnId: id,
    orderDate: order.order_txn_date,
    url: paths.orderDetails(id),
  }
}

/** Notifications of orders and tests, newest order first. */
export const notificationsOf = (
  orders: readonly OrderSummary[],
  testAccounts: readonly TestAccount[],
): readonly Notification[] => {
  const dates = new Map(orders.map((order) => [order.order_txn_id, order.order_txn_date]))
  const ofOrders = orders.map(notificationOf).filter((notification) => notification !== undefined)
  const ofTests = [...Map.groupBy(testAccounts, ({ order_txn_id }) => order_txn_id)].map(
    ([id]): Notification => ({
      id: `${id} tests`,
      text: 'Your tests are ready',
      orderTxnId: id,
      orderDate: id === undefined ? undefined : dates.get(id),
      url: paths.profile('Tests'),
    }),
  )
  return [...ofOrders, ...ofTests].toSorted((first, second) => placedAt(second) - placedAt(first))
}
