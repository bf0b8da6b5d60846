import { Button, ButtonLink } from '../../../components/button'
import { Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { PagedList } from '../../../components/paged-list'
import { Loading, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId } from '../../../state/hooks'
import { parseOrderFilter, useOrderList, useThumbnails } from '../api/order-queries'
import { OrderCard } from './order-card'
import { OrdersFilter } from './orders-filter'
import styles from './orders-panel.module.css'

const OrdersSkeleton = () => (
  <Loading label="Loading your orders">
    <Stack gap={1.5}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} height={96} />
      ))}
    </Stack>
  </Loading>
)

const NoOrders = ({ onShowAll }: { readonly onShowAll: (() => void) | undefined }) =>
  onShowAll ? (
    <EmptyState title="No order matches">
      <p>Check the number or choose another status.</p>
      <Button variant="quiet" onClick={onShowAll}>
        Show all orders
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="No orders yet">
      <p>Your orders and invoices will appear here.</p>
      <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
    </EmptyState>
  )

/** The customer's orders; search, status and page are in the URL (requirements §7: order/list). */
export const OrdersPanel = () => {
  const customerId = useCustomerId()
  const { query, page, filter: setFilter, pageUrl } = useListParams()
  const filter = parseOrderFilter(query)
  const list = useOrderList(customerId, page, filter)
  const thumbnails = useThumbnails()
  const isFiltered = filter.txnid !== '' || filter.status !== ''
  // No orders, no filter.
  const hasNone = list.data?.data.length === 0 && page === 1 && !isFiltered
  return (
    <Stack gap={4}>
      {hasNone ? null : (
        <OrdersFilter
          filter={filter}
          onChange={({ txnid, status }) =>
            setFilter({ ...(txnid === undefined ? {} : { txnid }), ...(status === undefined ? {} : { status }) })
          }
        />
      )}
      <PagedList
        nouns={['order', 'orders']}
        query={list}
        page={page}
        skeleton={<OrdersSkeleton />}
        error={{
          title: 'Your orders could not be loaded',
          text: 'Nothing about them has changed. Check your connection, and try again in a moment.',
        }}
        empty={<NoOrders onShowAll={isFiltered ? () => setFilter({ txnid: '', status: '' }) : undefined} />}
        pageUrl={pageUrl}
      >
        {(rows) => (
          <ul className={styles.list} aria-label="Your orders, newest first">
            {rows.map((order) => (
              <OrderCard key={order.order_txn_id} order={order} thumbnails={thumbnails} />
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  )
}
