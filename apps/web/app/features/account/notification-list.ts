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
  readonly at: string | undefined
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
const placedAt = ({ at }: Notification): number => Date.parse(at ?? '') || 0

/** Notifications of orders and tests, newest order first. */
export const notificationsOf = (
  orders: readonly OrderSummary[],
  testAccounts: readonly TestAccount[],
): readonly Notification[] => {
  const dates = new Map(orders.map((order) => [order.order_txn_id, order.order_txn_date]))
  // An order without a known status is no news.
  const ofOrders = orders.flatMap(
    ({ order_txn_id: id, order_status: status, order_txn_date: at }): Notification[] =>
      status
        ? [
            {
              id: `${id} ${status}`,
              text: orderTexts[status],
              orderTxnId: id,
              at,
              url: paths.orderDetails(id),
            },
          ]
        : [],
  )
  const ofTests = [...Map.groupBy(testAccounts, ({ order_txn_id }) => order_txn_id)].map(
    ([id]): Notification => ({
      id: `${id} tests`,
      text: 'Your tests are ready',
      orderTxnId: id,
      at: id === undefined ? undefined : dates.get(id),
      url: paths.profile('Tests'),
    }),
  )
  return [...ofOrders, ...ofTests].toSorted((one, other) => placedAt(other) - placedAt(one))
}
