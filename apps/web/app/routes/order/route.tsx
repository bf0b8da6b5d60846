import {
  formatDate,
  formatDateTime,
  isCancellable,
  isPaid,
  lineTotal,
  POLICY,
  productTypes,
  toRinggit,
} from '@shop/contract'
import type { Order, OrderItem } from '@shop/contract/host'
import { ArrowLeft, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../api/site-settings'
import { ButtonLink } from '../../components/button'
import { DataTable } from '../../components/data-table'
import { Facts } from '../../components/facts'
import { lazyMuiView } from '../../components/lazy-view'
import { PhoneLink } from '../../components/links'
import { Money } from '../../components/money'
import { Card, Columns, compactTop, Section, Stack } from '../../components/page'
import { Skeleton } from '../../components/skeleton'
import { Thumbnail } from '../../components/thumbnail'
import { businessHours } from '../../config/business-hours'
import { orderItemLabel } from '../../config/labels'
import { paths } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { useSeatGroups } from '../../features/account/api/use-test-accounts'
import { companyNumberRows, taxDetailsLabels } from '../../features/addresses/address-fields'
import { AddressLines } from '../../features/addresses/components/address-lines'
import { OrderLoader } from '../../features/orders/components/order-loader'
import { OrderStatusChip, OrderTotals } from '../../features/orders/components/order-totals'
import {
  isDigital,
  isLate,
  orderStatusLabels,
  statusText,
  testSeats,
} from '../../features/orders/order-labels'
import type { Route } from './+types/route'
import styles from './route.module.css'

const OrderActions = lazyMuiView(
  async () => (await import('./order-actions')).OrderActions,
  <Skeleton width={320} height={48} />,
)

const columns = [
  {
    title: 'Product',
    isRowHeader: true,
    cell: ({ product }: OrderItem) => (
      <span className={styles.product}>
        <Thumbnail upload={product.product_thumbnail} width={48} />
        {product.product_name}
      </span>
    ),
  },
  { title: 'Quantity', width: '6rem', cell: ({ quantity }: OrderItem) => quantity },
  {
    title: 'Product type',
    width: '9rem',
    cell: ({ product }: OrderItem) => orderItemLabel(product),
  },
  {
    title: 'Price',
    width: '8rem',
    align: 'end',
    cell: (item: OrderItem) => (
      <>
        <Money amount={toRinggit(lineTotal(item))} />
        {item.quantity > 1 ? (
          <small className={styles.unitPrice}>
            <Money amount={item.product.product_price} />{' '}
            {productTypes[item.product.product_type].isPerSeat ? 'per seat' : 'each'}
          </small>
        ) : null}
      </>
    ),
  },
] as const

/** The ordered items, or 'No data found' (requirements §2, §8). */
const Items = ({ items }: Pick<Order, 'items'>) =>
  items.length === 0 ? (
    <p>No data found</p>
  ) : (
    <DataTable
      caption="Items of this order"
      columns={columns}
      rows={items}
      rowKey={({ product_id }, index) => product_id ?? index}
    />
  )

const Party = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <Stack gap={1.5}>
      <h2>{title}</h2>
      {children}
    </Stack>
  </section>
)

/** Customer, shipping and billing address, tax details (requirements §2). */
const Parties = ({ order }: { readonly order: Order }) => {
  const tax = order.order_tax_details
  return (
    <Card className={styles.parties}>
      <Party title="Customer">
        <Facts
          facts={[
            { label: 'Name', value: order.order_customer_name },
            { label: 'Phone', value: order.order_customer_phone || '–' },
            { label: 'Email', value: order.order_customer_email },
          ]}
        />
      </Party>
      {isDigital(order) ? null : (
        <Party title="Shipping address">
          <AddressLines address={order.order_shipping_address} />
        </Party>
      )}
      <Party title="Billing address">
        <AddressLines address={order.order_billing_address} />
      </Party>
      {Object.values(tax).some(Boolean) ? (
        <Party title="Tax details">
          <Facts
            facts={[
              { label: taxDetailsLabels.company_name, value: tax.company_name || '–' },
              { label: taxDetailsLabels.company_phone, value: tax.company_phone || '–' },
              ...companyNumberRows(tax),
            ]}
          />
        </Party>
      ) : null}
    </Card>
  )
}

/** The status history and what the current status means; nothing without a status. */
const Progress = ({ order }: { readonly order: Order }) => {
  const status = order.order_status
  const history = (order.order_status_history ?? []).flatMap(({ status: step, at }) =>
    step && at ? [{ step, at }] : [],
  )
  if (!status) return null
  return (
    <Card>
      <Stack>
        <h2>Progress</h2>
        {history.length > 0 ? (
          <ol className={styles.steps} aria-label="Progress of this order">
            {history.map(({ step, at }, index) => {
              const isCurrent = index === history.length - 1
              const tone = isCurrent ? orderStatusLabels[step].tone : 'success'
              return (
                <li
                  key={`${step} ${at}`}
                  aria-current={isCurrent ? 'step' : undefined}
                  data-tone={tone}
                >
                  <span className={styles.mark}>
                    {tone === 'success' ? <Check size={14} strokeWidth={3} aria-hidden /> : null}
                  </span>
                  <strong>
                    {step === 'pending' ? 'Order placed' : orderStatusLabels[step].label}
                  </strong>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </li>
              )
            })}
          </ol>
        ) : null}
        <p className={styles.small}>{statusText(order, status)}</p>
        {isLate(order) ? (
          <p className={styles.small}>
            Has it not arrived? <Link to={paths.contact}>Ask us</Link>.
          </p>
        ) : null}
      </Stack>
    </Card>
  )
}

const Contact = ({ order }: { readonly order: Order }) => {
  const { phone, email } = useSite().contact
  const action = isDigital(order) && isPaid(order.order_status) ? 'Help with' : 'Please cancel'
  const subject = encodeURIComponent(`${action} order ${order.order_txn_id}`)
  const mail = email ? <a href={`mailto:${email}?subject=${subject}`}>{email}</a> : null
  const call = phone ? <PhoneLink className={styles.unbroken} phone={phone} /> : null
  return mail || call ? (
    <span key={`${email} ${phone}`}>
      {' '}
      Contact us: {mail}
      {mail && call ? ' or ' : null}
      {call}, {businessHours}. Please name the order number.
    </span>
  ) : null
}

const Policy = () => <Link to={paths.shippingReturns}>Shipping &amp; Returns</Link>

/**
 * How to cancel: an order can be cancelled only if not yet shipped (requirements §4, §9);
 * afterwards, how to return it.
 */
const CancelHelp = ({ order }: { readonly order: Order }) => {
  const { order_status: status } = order
  // Without a status the rule itself is the help.
  const cancellable = order.cancellable ?? (status === undefined || isCancellable(status))
  if (isDigital(order) && isPaid(status)) {
    return (
      <Card className={styles.small}>
        <p>
          This order is delivered online and is non-refundable. Does something not work?
          <Contact order={order} />
        </p>
      </Card>
    )
  }
  if (!cancellable && !isPaid(status)) return null
  return (
    <Card>
      <Stack className={styles.help}>
        <h2>{cancellable ? 'Cancel this order' : 'Returns'}</h2>
        {cancellable ? (
          <>
            <p>
              An order can be cancelled as long as it has not been{' '}
              {isDigital(order) ? 'paid' : 'shipped'}.
              <Contact order={order} />
            </p>
            {isPaid(status) ? (
              <p>
                Ebooks and tests are non-refundable. See <Policy />.
              </p>
            ) : null}
          </>
        ) : (
          <p>
            This order has been shipped and can no longer be cancelled. Faulty or wrong goods are
            refunded when they are returned within {POLICY.refundDays} days of purchase. See{' '}
            <Policy />.
          </p>
        )}
      </Stack>
    </Card>
  )
}

export const meta = () => pageTitle('Order details')

const SeatTable = lazyMuiView(
  async () => (await import('../../features/account/components/seat-table')).SeatTable,
)

/** The tests of one seat each, to start or to send on. */
const SingleSeats = ({ txnId }: { readonly txnId: string }) =>
  useSeatGroups()
    .data?.filter(({ orderTxnId, seats }) => orderTxnId === txnId && seats.length === 1)
    .map((group) => (
      <SeatTable
        key={group.seats[0]?.test_account_id ?? group.seats[0]?.access_code}
        group={{ ...group, orderTxnId: undefined }}
      />
    ))

const OrderDetails = ({ order }: { readonly order: Order }) => (
  <Stack gap={3}>
    <Facts
      className={styles.head}
      facts={[
        { label: 'Order number', value: order.order_txn_id },
        {
          label: 'Order date',
          value: <time dateTime={order.order_txn_date}>{formatDate(order.order_txn_date)}</time>,
        },
        { label: 'Status', value: <OrderStatusChip status={order.order_status} /> },
      ]}
    />
    <OrderActions key={order.order_txn_id} order={order} />
    {testSeats(order).all > 0 ? <SingleSeats txnId={order.order_txn_id} /> : null}
    <Columns className={styles.columns} template="minmax(0, 2fr) minmax(300px, 1fr)" from={960}>
      <Card>
        <Stack gap={3}>
          <h2>Items</h2>
          <Items items={order.items} />
          <OrderTotals order={order} />
        </Stack>
      </Card>
      <Stack className={styles.aside} gap={3}>
        <Progress order={order} />
        <CancelHelp order={order} />
      </Stack>
      <Parties order={order} />
    </Columns>
  </Stack>
)

export default function OrderPage({ params }: Route.ComponentProps) {
  return (
    <Section style={compactTop}>
      <Stack gap={3}>
        <div>
          <ButtonLink to={paths.profile('Orders')} variant="link">
            <ArrowLeft size={18} aria-hidden />
            Back to orders
          </ButtonLink>
          <h1 className={styles.title}>Order details</h1>
        </div>
        <OrderLoader txnId={params.order_txn_id}>
          {(order) => <OrderDetails order={order} />}
        </OrderLoader>
      </Stack>
    </Section>
  )
}
