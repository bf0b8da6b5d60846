import type { OrderStatus, OrderSummary, TestAccount } from '@shop/contract'
import * as z from 'zod/mini'

/** One piece of news, drawn from the account (architecture §4). A new status of the same order is another piece of news. */
export interface Notification {
  readonly id: string
  readonly text: string
  readonly orderTxnId: string
  /** When its order was placed; undefined when that is not among the latest orders. */
  readonly at: string | undefined
  readonly about: 'order' | 'tests'
}

const news: Readonly<Record<OrderStatus, string>> = {
  pending: 'Your order awaits payment',
  paid: 'We have your payment',
  processing: 'Your order is being prepared',
  shipped: 'Your order is on its way',
  delivered: 'Your order has arrived',
  cancelled: 'Your order was cancelled',
  failed: 'The payment did not go through',
  quote_requested: 'We are working out your quote',
}

/** What belongs to an older order than the latest ones comes last. */
const placedAt = ({ at }: Notification): number => (at === undefined ? 0 : Date.parse(at))

/** Newest order first, each followed by the news of its tests. */
export const notificationsOf = (
  orders: readonly OrderSummary[],
  seats: readonly TestAccount[],
): readonly Notification[] => {
  const dates = new Map(orders.map((order) => [order.order_txn_id, order.order_txn_date]))
  const ofOrders = orders.map(
    ({ order_txn_id: id, order_status: status, order_txn_date: at }): Notification => ({
      id: `${id} ${status}`,
      text: news[status],
      orderTxnId: id,
      at,
      about: 'order',
    }),
  )
  const ofTests = [...Map.groupBy(seats, ({ order_txn_id }) => order_txn_id)].map(
    ([id]): Notification => ({
      id: `${id} tests`,
      text: 'Your tests are ready',
      orderTxnId: id,
      at: dates.get(id),
      about: 'tests',
    }),
  )
  return [...ofOrders, ...ofTests].toSorted((one, other) => placedAt(other) - placedAt(one))
}

/** Stands for a notification on the device, where an order's number, with which anybody may pay it, must not stay behind. */
export const markOf = (id: string): string => {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

const readMarks = z.record(z.string(), z.array(z.string()))
/** What of it was read, by customer, as the device has it; nothing for what cannot be believed. */
export const marksIn = (text: string | null): Readonly<Record<string, readonly string[]>> => {
  try {
    return z.safeParse(readMarks, JSON.parse(text ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
