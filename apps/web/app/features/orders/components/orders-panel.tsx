import { formatDate } from '@shop/contract'
import type { OrderSummary } from '@shop/contract/host'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { DataTable } from '../../../components/data-table'
import { EmptyState } from '../../../components/empty-state'
import { Money } from '../../../components/money'
import { NotStated } from '../../../components/not-stated'
import { Stack } from '../../../components/page'
import { PagedList } from '../../../components/paged-list'
import { Loading, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId, useCustomerKey } from '../../../state/hooks'
import { parseOrderFilter, useOrderList } from '../api/order-queries'
import { OrderStatusChip } from './order-status-chip'
import { OrdersFilter } from './orders-filter'
import styles from './orders-panel.module.css'

/** The first product's name and the number of other products. */
const Items = ({ order_item_names: names }: OrderSummary) => {
  if (!names) return <NotStated />
  const [first = 'No items', ...others] = names
  return (
    <>
      {first}
      {others.length > 0 ? (
        <span className={styles.rest}>
          and {others.length} other {others.length === 1 ? 'product' : 'products'}
        </span>
      ) : null}
    </>
  )
}

const columns = [
  {
    title: 'Order number',
    isRowHeader: true,
    cell: ({ order_txn_id: id }: OrderSummary) => <Link to={paths.orderDetails(id)}>{id}</Link>,
  },
  {
    title: 'Date',
    width: '8rem',
    cell: ({ order_txn_date: date }: OrderSummary) =>
      date === undefined ? (
        <NotStated />
      ) : (
        <time className={styles.day} dateTime={date}>
          {formatDate(date)}
        </time>
      ),
  },
  { title: 'Items', cell: Items },
  {
    title: 'Status',
    width: '11rem',
    cell: ({ order_status: status }: OrderSummary) => <OrderStatusChip status={status} />,
  },
  {
    title: 'Total',
    width: '8rem',
    align: 'end',
    cell: ({ order_total_amount: total }: OrderSummary) =>
      total === undefined ? <NotStated /> : <Money amount={total} />,
  },
] as const

const OrdersSkeleton = () => (
  <Loading label="Loading your orders">
    <Stack gap={3}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} height={48} />
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

const Orders = () => {
  const customerId = useCustomerId()
  const { query, page, filter: setFilter, pageUrl } = useListParams()
  const filter = parseOrderFilter(query)
  const list = useOrderList(customerId, page, filter)
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
          <DataTable
            caption="Your orders, newest first"
            columns={columns}
            rows={rows}
            rowKey={({ order_txn_id }) => order_txn_id}
          />
        )}
      </PagedList>
    </Stack>
  )
}

/** The customer's orders; search, status and page are in the URL (requirements §7: order/list). */
export const OrdersPanel = () => {
  const customerKey = useCustomerKey()
  // The key drops the previous customer's rows.
  return customerKey === undefined ? null : <Orders key={customerKey} />
}
