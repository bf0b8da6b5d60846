import Button from '@mui/material/Button'
import { formatDate, orderStatusSchema, PAGE_SIZE } from '@shop/contract'
import type { OrderSummary } from '@shop/contract/host'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { ListState } from '../../../api/list-state'
import { useProducts } from '../../../api/use-products'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { SelectField, TextField } from '../../../components/mui/form-field'
import { Pagination } from '../../../components/mui/pagination'
import { Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { Thumbnail } from '../../../components/thumbnail'
import { paths } from '../../../config/paths'
import { useListParams } from '../../../routing/use-list-params'
import { useCustomerId } from '../../../state/hooks'
import { type OrderFilter, parseOrderFilter, SEARCH_MAX, useOrderList } from '../api/order-queries'
import { orderStatusLabels } from '../order-labels'
import { OrderStatusChip } from './order-totals'
import styles from './orders-panel.module.css'

type OnChange = (changes: Readonly<Record<string, string>>) => void

const OrdersFilter = ({
  filter,
  onChange,
}: {
  readonly filter: OrderFilter
  readonly onChange: OnChange
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
        <Button type="submit" variant="outlined">
          Search
        </Button>
      </form>
    </search>
  )
}

/** An order in the list. The link covers the card. */
const OrderCard = ({ order }: { readonly order: OrderSummary }) => {
  const {
    order_txn_id: id,
    order_txn_date: date,
    order_item_names: names = [],
    order_total_amount: total,
  } = order
  const [first, ...others] = names
  // A list of orders has only the names of the products.
  const product = useProducts().data?.find(({ product_name }) => product_name === first)
  return (
    <li className={styles.card}>
      <Thumbnail upload={product?.product_thumbnail ?? ''} width={48} />
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
        <small>
          Order <data value={id}>{id}</data>
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

/** Fewer orders are seen at a glance. */
const FILTER_FROM = 10

/** Such as "31 orders, page 2 of 4"; a host may not say how many there are. */
const positionOf = (page: number, total: number | undefined, last: number | undefined): string =>
  [
    total !== undefined && `${total} ${total === 1 ? 'order' : 'orders'}`,
    (last ?? page) > 1 && `page ${page}${last === undefined ? '' : ` of ${last}`}`,
  ]
    .filter(Boolean)
    .join(', ')

interface OrderListProps {
  readonly orders: readonly OrderSummary[]
  /** The page of the orders, and the last one, if the host says it. */
  readonly current: number
  readonly last: number | undefined
  readonly total: number | undefined
  /** The orders are those of the page before, while the next one loads. */
  readonly isOld: boolean
  readonly pageUrl: (page: number) => string
}

const OrderList = ({ orders, current, last, total, isOld, pageUrl }: OrderListProps) => (
  <Stack gap={3} aria-busy={isOld} style={isOld ? { opacity: 0.6 } : undefined}>
    <p className={styles.position} role="status">
      {positionOf(current, total, last)}
    </p>
    <ul className={styles.list} aria-label="Your orders, newest first">
      {orders.map((order) => (
        <OrderCard key={order.order_txn_id} order={order} />
      ))}
    </ul>
    <Pagination
      label="Pages of orders"
      current={current}
      // Where the host does not say, a full page may have a next one.
      last={last ?? (orders.length >= PAGE_SIZE ? current + 1 : current)}
      pageUrl={pageUrl}
    />
  </Stack>
)

const NoMatch = ({ onChange }: { readonly onChange: OnChange }) => (
  <EmptyState title="No order matches">
    <p>Check the number or choose another status.</p>
    <Button variant="outlined" onClick={() => onChange({ txnid: '', status: '' })}>
      Show all orders
    </Button>
  </EmptyState>
)

interface NoPageProps {
  readonly page: number
  readonly firstUrl: string
}

const NoPage = ({ page, firstUrl }: NoPageProps) => (
  <EmptyState title={`There is no page ${page}`}>
    <ButtonLink variant="quiet" to={firstUrl}>
      Go to the first page
    </ButtonLink>
  </EmptyState>
)

const NoOrders = () => (
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
  const isFiltered = filter.txnid !== '' || filter.status !== ''
  const { total, last_page: last, data: orders = [] } = list.data ?? {}
  // The page of the orders, which may still be those of the page before.
  const current = list.data?.current_page ?? page

  const content = () => {
    if (!list.data) {
      const note = 'Nothing about them has changed.'
      return <ListState name="Your orders" query={list} note={note} rows={5} height={96} />
    }
    if (orders.length > 0) {
      const isOld = list.isPlaceholderData
      return <OrderList {...{ orders, current, last, total, isOld, pageUrl }} />
    }
    // Where the host says that there are none, the first page is empty too.
    if (page > 1 && total !== 0) return <NoPage page={page} firstUrl={pageUrl(1)} />
    return isFiltered ? <NoMatch onChange={setFilter} /> : <NoOrders />
  }
  return (
    <Stack gap={4}>
      {isFiltered || page > 1 || (total ?? orders.length) >= FILTER_FROM ? (
        <OrdersFilter filter={filter} onChange={setFilter} />
      ) : null}
      {content()}
    </Stack>
  )
}
