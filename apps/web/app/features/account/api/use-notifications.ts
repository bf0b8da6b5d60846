import { useSyncExternalStore } from 'react'
import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'
import { readStored, storageKeys, writeStored } from '../../../state/storage'
import { markOf, marksIn, notificationsOf } from '../notification-list'
import { useTestSeats } from './use-test-accounts'

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
