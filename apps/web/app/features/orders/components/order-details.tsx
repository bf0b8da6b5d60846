import styled from '@emotion/styled'
import { formatDate, type Order } from '@shop/contract'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../../components/button'
import { Chip } from '../../../components/chip'
import { Container, Section, Sheet, Stack } from '../../../components/page'
import { orderStatusNames } from '../../../config/order-status'
import { paths } from '../../../config/paths'
import type { CartPort } from '../api/use-reorder'
import { CancelHelp } from './cancel-help'
import { OrderActions } from './order-actions'
import { OrderItems } from './order-items'
import { OrderLoader } from './order-loader'
import { OrderParties } from './order-parties'
import { OrderProgress } from './order-progress'
import { OrderTotals } from './order-totals'

const Head = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 40px',
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--size-small)' },
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  // On a phone the number has a line of its own, however short it is.
  '@media (max-width: 599px)': { '& > :first-of-type': { flexBasis: '100%' } },
})

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '@media (min-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > .aside': { gridColumn: 2, gridRow: '1 / 3' },
  },
})

interface OrderPageProps {
  /** The order's number as the address has it. */
  readonly txnId: string | null | undefined
  readonly cart: CartPort
  readonly onReordered: () => void
}

const OrderView = ({ order, cart, onReordered }: Omit<OrderPageProps, 'txnId'> & { readonly order: Order }) => {
  const { label, tone } = orderStatusNames[order.order_status]
  return (
    <Stack gap={3}>
      <Head>
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
            <Chip tone={tone}>{label}</Chip>
          </dd>
        </div>
      </Head>
      <OrderActions order={order} cart={cart} onReordered={onReordered} />
      <Columns>
        <Sheet>
          <Stack gap={3}>
            <h2 style={{ fontSize: 'var(--size-lead)' }}>Items</h2>
            <OrderItems items={order.items} />
            <OrderTotals order={order} />
          </Stack>
        </Sheet>
        <Stack gap={3} className="aside">
          <OrderProgress order={order} />
          <CancelHelp order={order} />
        </Stack>
        <OrderParties order={order} />
      </Columns>
    </Stack>
  )
}

/** Order details (requirements §2). */
export const OrderPage = ({ txnId, ...actions }: OrderPageProps) => (
  <Section>
    <Container>
      <Stack gap={3}>
        <div>
          <ButtonLink to={paths.profile('Orders')} look="link" startIcon={<ArrowLeft size={18} aria-hidden />}>
            Back to orders
          </ButtonLink>
          <h1 style={{ fontSize: 'var(--size-title)', marginTop: 8 }}>Order details</h1>
        </div>
        <OrderLoader txnId={txnId}>{(order) => <OrderView order={order} {...actions} />}</OrderLoader>
      </Stack>
    </Container>
  </Section>
)
