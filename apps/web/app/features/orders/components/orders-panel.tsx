import { formatDate, orderStatusSchema } from '@shop/contract'
import type { OrderSummary } from '@shop/contract/host'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { SelectField, TextField } from '../../../components/form-field'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { PagedList } from '../../../components/paged-list'
import { ListSkeleton } from '../../../components/skeleton'
import { Thumbnail } from '../../../components/thumbnail'
import { shortOrderNumber } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId } from '../../../state/hooks'
import { type OrderFilter, parseOrderFilter, SEARCH_MAX, useOrderList, useThumbnails } from '../api/order-queries'
import { orderStatusLabels } from '../order-labels'
import { OrderStatusChip } from './order-totals'
import styles from './orders-panel.module.css'

/** Filters the orders by part of their number and by status. */
const OrdersFilter = ({
  filter,
  onChange,
}: {
  filter: OrderFilter
  onChange: (changes: Readonly<Record<string, string>>) => void
}) => {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const txnid = new FormData(event.currentTarget).get('txnid')
    onChange({ txnid: typeof txnid === 'string' ? txnid.trim() : '' })
  }
  return (
    <search>
      <form className={styles.bar} onSubmit={search}>
        <TextField
          // Back and forward change the filter too.
          key={filter.txnid}
          label="Order number"
          name="txnid"
          type="search"
          maxLength={SEARCH_MAX}
          defaultValue={filter.txnid}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <SelectField
          label="Status"
          value={filter.status}
          onChange={(event) => onChange({ status: event.target.value })}
        >
          <option value="">Any status</option>
          {orderStatusSchema.options.map((status) => (
            <option key={status} value={status}>
              {orderStatusLabels[status].label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="quiet">
          Search
        </Button>
      </form>
    </search>
  )
}

interface OrderCardProps {
  readonly order: OrderSummary
  readonly thumbnails: ReadonlyMap<string, string>
}

/** An order in the list. The link covers the card; the button that copies the number is above it. */
const OrderCard = ({ order, thumbnails }: OrderCardProps) => {
  const { order_txn_id: id, order_txn_date: date, order_item_names: names = [], order_total_amount: total } = order
  const [first, ...others] = names
  const thumbnail = thumbnails.get(first ?? '')
  return (
    <li className={styles.card}>
      <Thumbnail upload={thumbnail ?? ''} width={48} />
      <div className={styles.text}>
        <Link to={paths.orderDetails(id)}>
          {first ?? 'Order details'}
          <span className="visually-hidden">, order {id}</span>
        </Link>
        {others.length > 0 ? (
          <small>
            and {others.length} other {others.length === 1 ? 'product' : 'products'}
          </small>
        ) : null}
        {date === undefined ? null : (
          <small>
            <time dateTime={date}>{formatDate(date)}</time>
          </small>
        )}
        <small className={styles.number}>
          Order{' '}
          <data value={id} title={id}>
            {shortOrderNumber(id)}
          </data>
          <CopyButton isIcon text={id} label={`order number ${id}`} />
        </small>
      </div>
      <div className={styles.facts}>
        <OrderStatusChip status={order.order_status} />
        {total === undefined ? null : (
          <strong>
            <Money amount={total} />
          </strong>
        )}
      </div>
    </li>
  )
}

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

/** Fewer orders are seen at a glance. */
const FILTER_FROM = 10

/** The customer's orders; search, status and page are in the URL (requirements §7: order/list). */
export const OrdersPanel = () => {
  const customerId = useCustomerId()
  const { query, page, filter: setFilter, pageUrl } = useListParams()
  const filter = parseOrderFilter(query)
  const list = useOrderList(customerId, page, filter)
  const thumbnails = useThumbnails()
  const isFiltered = filter.txnid !== '' || filter.status !== ''
  const { total, data: rows = [] } = list.data ?? {}
  const hasFilter = isFiltered || page > 1 || (total ?? rows.length) >= FILTER_FROM
  return (
    <Stack gap={4}>
      {hasFilter ? <OrdersFilter filter={filter} onChange={setFilter} /> : null}
      <PagedList
        nouns={['order', 'orders']}
        query={list}
        page={page}
        skeleton={<ListSkeleton label="Loading your orders" rows={5} height={96} />}
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
