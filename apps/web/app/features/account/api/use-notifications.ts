import { orderApi } from '../../../api/domains/order'
import { profileApi } from '../../../api/domains/profile'
import { queryKeys } from '../../../api/query-keys'
import { useCustomerId } from '../../../state/hooks'
import { notificationsOf } from '../notification-list'

/** The latest notifications of an account. */
export const useNotifications = () => {
  const customerId = useCustomerId()
  const query = { customer_id: customerId, page: 1 }
  const filter = { txnid: '', status: '' } as const
  const orders = orderApi.list.useQuery({
    queryKey: queryKeys.orders({ customerId, page: 1, ...filter }),
    queryData: { query: { ...query, ...filter } },
    select: (response) => response.body.data,
  })
  const testAccounts = profileApi.testAccounts.useQuery({
    queryKey: queryKeys.testAccounts(customerId, 1),
    queryData: { query },
    select: (response) => response.body.data,
  })
  return {
    data:
      orders.data && testAccounts.data
        ? notificationsOf(orders.data, testAccounts.data)
        : undefined,
    error: orders.error ?? testAccounts.error,
    refetch: () => Promise.all([orders.refetch(), testAccounts.refetch()]),
  }
}
