import type { OrderStatus, OrderSummary, TestAccount } from '@shop/contract'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api'
import { queryKeys } from '../../lib/query-keys'
import { readStored, storageKeys, writeStored } from '../../lib/storage'
import { useTestSeats } from './test-seats'

/** One piece of news, drawn from the account (design §4). A new status of the same order is another piece of news. */
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

/** Newest order first, each followed by the news of its tests. */
const notificationsOf = (orders: readonly OrderSummary[], seats: readonly TestAccount[]): readonly Notification[] => {
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
  return [...ofOrders, ...ofTests].toSorted((one, other) => Date.parse(other.at ?? '0') - Date.parse(one.at ?? '0'))
}

/** Stands for a notification on the device, where an order's number, with which anybody may pay it, must not stay behind. */
const markOf = (id: string): string => {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

const readMarks = z.record(z.string(), z.array(z.string()))
const marksIn = (text: string | null): Readonly<Record<string, readonly string[]>> => {
  try {
    return z.safeParse(readMarks, JSON.parse(text ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The latest news of a customer's account, and what of it was read on this device. */
export const useNotifications = (customerId: number) => {
  const stored = useSyncExternalStore(subscribe, () => readStored(storageKeys.notifications))
  const filter = { customerId, page: 1, txnid: '', status: '' } as const
  const orders = api.order.list.useQuery({
    queryKey: queryKeys.orders(filter),
    queryData: { query: { customer_id: customerId, page: 1, txnid: '', status: '' } },
    select: (answer) => answer.body.data,
  })
  const seats = useTestSeats(customerId, 1)
  const all = orders.data && seats.data ? notificationsOf(orders.data, seats.data.data) : undefined
  const marks = marksIn(stored)
  const read = new Set(marks[customerId] ?? [])
  const unread = (all ?? []).filter(({ id }) => !read.has(markOf(id)))
  return {
    all,
    unreadIds: new Set(unread.map(({ id }) => id)),
    isError: orders.isError || seats.isError,
    isFetching: orders.isFetching || seats.isFetching,
    retry: () => void Promise.all([orders.refetch(), seats.refetch()]),
    markAllRead: () => {
      const next = { ...marks, [customerId]: [...new Set([...read, ...(all ?? []).map(({ id }) => markOf(id))])] }
      writeStored(storageKeys.notifications, JSON.stringify(next))
      for (const listener of listeners) listener()
    },
  }
}

/** How much of the customer's news was not read on this device, for the account's navigation. */
export const useUnreadCount = (customerId: number): number => useNotifications(customerId).unreadIds.size
