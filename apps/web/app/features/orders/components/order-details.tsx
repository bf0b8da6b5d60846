import { formatDate } from '@shop/contract'
import type { Order as OrderData } from '@shop/contract/host'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../../components/button'
import { Card, Columns, Container, Section, Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import type { CartPort } from '../api/use-reorder'
import { CancelHelp } from './cancel-help'
import { OrderActions } from './order-actions'
import styles from './order-details.module.css'
import { OrderItems } from './order-items'
import { OrderLoader } from './order-loader'
import { OrderParties } from './order-parties'
import { OrderProgress } from './order-progress'
import { OrderStatusChip } from './order-status-chip'
import { OrderTotals } from './order-totals'

interface OrderDetailsProps {
  /** The order number from the URL. */
  readonly txnId: string | null | undefined
  readonly cart: CartPort
  readonly onPay: (txnId: string) => void
  readonly onReordered: () => void
}

const Order = ({ order, ...actions }: Omit<OrderDetailsProps, 'txnId'> & { readonly order: OrderData }) => (
  <Stack gap={3}>
    <dl className={styles.head}>
      <div>
        <dt>Order number</dt>
        <dd>{order.order_txn_id}</dd>
      </div>
      <div>
        <dt>Order date</dt>
        <dd>
          <time dateTime={order.order_txn_date}>{formatDate(order.order_txn_date)}</time>
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <OrderStatusChip status={order.order_status} />
        </dd>
      </div>
    </dl>
    <OrderActions order={order} {...actions} />
    <Columns className={styles.columns} template="minmax(0, 2fr) minmax(300px, 1fr)" from={960}>
      <Card>
        <Stack gap={3}>
          <h2 className={styles.heading}>Items</h2>
          <OrderItems items={order.items} />
          <OrderTotals order={order} />
        </Stack>
      </Card>
      <Stack className={styles.aside} gap={3}>
        <OrderProgress order={order} />
        <CancelHelp order={order} />
      </Stack>
      <OrderParties order={order} />
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
