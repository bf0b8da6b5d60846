import { formatDate } from '@shop/contract'
import type { Order as OrderData, OrderItem } from '@shop/contract/host'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/button'
import { DataTable } from '../../../components/data-table'
import { Facts } from '../../../components/facts'
import { Money } from '../../../components/money'
import { Card, Columns, Container, Section, Stack } from '../../../components/page'
import { Thumbnail } from '../../../components/thumbnail'
import { paths } from '../../../config/paths'
import { companyNumberRows, taxDetailsFields } from '../../addresses/address-fields'
import { AddressLines } from '../../addresses/components/address-lines'
import type { CartPort } from '../api/use-reorder'
import { orderItemLabel } from '../order-labels'
import { CancelHelp } from './cancel-help'
import { OrderActions } from './order-actions'
import styles from './order-details.module.css'
import { OrderLoader } from './order-loader'
import { OrderProgress } from './order-progress'
import { OrderStatusChip, OrderTotals } from './order-totals'

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
  { title: 'Product type', width: '9rem', cell: ({ product }: OrderItem) => orderItemLabel(product) },
  {
    title: 'Price',
    width: '7rem',
    align: 'end',
    cell: ({ product }: OrderItem) => <Money amount={product.product_price} />,
  },
] as const

/** The ordered items with their unit prices, or 'No data found' (requirements §2, §8). */
const Items = ({ items }: Pick<OrderData, 'items'>) =>
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
const Parties = ({ order }: { readonly order: OrderData }) => {
  const tax = order.order_tax_details
  const { company_name: name, company_phone: phone } = taxDetailsFields
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
      <Party title="Shipping address">
        <AddressLines address={order.order_shipping_address} />
      </Party>
      <Party title="Billing address">
        <AddressLines address={order.order_billing_address} />
      </Party>
      <Party title="Tax details">
        {Object.values(tax).some(Boolean) ? (
          <Facts
            facts={[
              { label: name.label, value: tax.company_name || '–' },
              { label: phone.label, value: tax.company_phone || '–' },
              ...companyNumberRows(tax),
            ]}
          />
        ) : (
          <p>None given with this order.</p>
        )}
      </Party>
    </Card>
  )
}

interface OrderDetailsProps {
  /** The order number from the URL. */
  readonly txnId: string | null | undefined
  readonly cart: CartPort
  readonly onPay: (txnId: string) => void
  readonly onReordered: () => void
}

const Order = ({ order, ...actions }: Omit<OrderDetailsProps, 'txnId'> & { readonly order: OrderData }) => (
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
    <OrderActions order={order} {...actions} />
    <Columns className={styles.columns} template="minmax(0, 2fr) minmax(300px, 1fr)" from={960}>
      <Card>
        <Stack gap={3}>
          <h2>Items</h2>
          <Items items={order.items} />
          <OrderTotals order={order} />
        </Stack>
      </Card>
      <Stack className={styles.aside} gap={3}>
        <OrderProgress order={order} />
        <CancelHelp order={order} />
      </Stack>
      <Parties order={order} />
    </Columns>
  </Stack>
)

/** Order details (requirements §2). */
export const OrderDetails = ({ txnId, ...actions }: OrderDetailsProps) => (
  <Section>
    <Container>
      <Stack gap={3}>
        <div>
          <ButtonLink to={paths.profile('Orders')} variant="link" startIcon={<ArrowLeft size={18} aria-hidden />}>
            Back to orders
          </ButtonLink>
          <h1 className={styles.title}>Order details</h1>
        </div>
        <OrderLoader txnId={txnId}>{(order) => <Order order={order} {...actions} />}</OrderLoader>
      </Stack>
    </Container>
  </Section>
)
