import { useSyncExternalStore } from 'react'
import { api } from '../../../api/client'
import { ofCustomer } from '../../../api/of-customer'
import { queryKeys } from '../../../api/query-keys'
import { useCustomerId } from '../../../state/hooks'
import { readOwned, writeOwned } from '../../../state/owned-storage'
import { readStored, storageKeys } from '../../../state/storage'
import { notificationsOf, parseReadIds, readIdOf } from '../notification-list'
import { useTestAccounts } from './use-test-accounts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The latest notifications of an account, and which of them are unread on this device. */
export const useNotifications = () => {
  const customerId = useCustomerId()
  // The text, since each parsed value is a new object.
  useSyncExternalStore(subscribe, () => readStored(storageKeys.notifications))
  const filter = { customerId, page: 1, txnid: '', status: '' } as const
  const orders = api.order.list.useQuery({
    queryKey: queryKeys.orders(filter),
    queryData: { query: { ...ofCustomer(customerId), page: 1, txnid: '', status: '' } },
    select: (response) => response.body.data,
  })
  const testAccounts = useTestAccounts(customerId, 1)
  const all = orders.data && testAccounts.data ? notificationsOf(orders.data, testAccounts.data.data) : undefined
  const read = new Set(parseReadIds(readOwned(storageKeys.notifications)))
  const unread = (all ?? []).filter(({ id }) => !read.has(readIdOf(id)))
  return {
    all,
    unreadIds: new Set(unread.map(({ id }) => id)),
    isError: orders.isError || testAccounts.isError,
    isFetching: orders.isFetching || testAccounts.isFetching,
    retry: () => void Promise.all([orders.refetch(), testAccounts.refetch()]),
    markAllRead: () => {
      writeOwned(storageKeys.notifications, [...new Set([...read, ...(all ?? []).map(({ id }) => readIdOf(id))])])
      for (const listener of listeners) listener()
    },
  }
}
