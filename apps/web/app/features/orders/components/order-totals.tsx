import styled from '@emotion/styled'
import type { Order } from '@shop/contract'
import { Money } from '../../../components/money'

/** The sums of an order, as a list of terms and amounts. */
const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 8,
  width: '100%',
  maxWidth: 360,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { paddingInlineStart: 16, textAlign: 'end', whiteSpace: 'nowrap' },
  '& .total': {
    paddingTop: 12,
    marginTop: 4,
    borderTop: '1px solid var(--line)',
    color: 'var(--ink)',
    fontSize: 'var(--size-lead)',
    fontWeight: 600,
    '@media screen and (max-width: 419px)': { fontSize: 'var(--size-body)' },
  },
})

/**
 * Sub Total, Discount in percent, Discount Amount, Shipping Charges and Total Amount, in RM (requirements §2). Shipping that waits for a
 * quote (requirements §9) has no amount yet, which RM 0.00 would hide.
 */
export const OrderTotals = ({ order }: { readonly order: Order }) => (
  <Sums aria-label="Totals">
    <dt>Sub Total</dt>
    <dd>
      <Money amount={order.order_sub_total_amount} />
    </dd>
    <dt>Discount</dt>
    <dd>{order.order_discount_value}%</dd>
    <dt>Discount Amount</dt>
    <dd>
      <Money amount={order.order_discount_amount} />
    </dd>
    <dt>Shipping Charges</dt>
    <dd>
      {order.order_status === 'quote_requested' ? 'To be quoted' : <Money amount={order.order_shipping_amount} />}
    </dd>
    <dt className="total">Total Amount</dt>
    <dd className="total">
      <Money amount={order.order_total_amount} />
    </dd>
  </Sums>
)
