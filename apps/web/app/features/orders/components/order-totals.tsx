import type { OrderStatus } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { Chip } from '../../../components/chip'
import { Money } from '../../../components/money'
import { TotalsList } from '../../../components/totals-list'
import { isDigital, orderStatusLabels } from '../order-labels'
import styles from './order-totals.module.css'

/**
 * The status of an order; a neutral label where the host sends none, or one that the shop does not
 * know.
 */
export const OrderStatusChip = ({ status }: { readonly status: OrderStatus | undefined }) => {
  const { label, tone } = status
    ? orderStatusLabels[status]
    : ({ label: 'Not stated', tone: 'neutral' } as const)
  return <Chip tone={tone}>{label}</Chip>
}

/**
 * Sub Total, Discount in percent, Discount Amount, Shipping Charges and Total Amount, in RM
 * (requirements §2). Shipping of a quote request (requirements §9) has no amount yet, so RM 0.00
 * would be wrong. An invoice has only the rows that apply.
 */
export const OrderTotals = ({
  order,
  isInvoice = false,
}: {
  order: Order
  isInvoice?: boolean
}) => (
  <TotalsList className={styles.sums} aria-label="Totals">
    <dt>Sub Total</dt>
    <dd>
      <Money amount={order.order_sub_total_amount} />
    </dd>
    {isInvoice && order.order_discount_amount === 0 ? null : (
      <>
        <dt>Discount</dt>
        <dd>{order.order_discount_value}%</dd>
        <dt>Discount Amount</dt>
        <dd>
          <Money amount={order.order_discount_amount} />
        </dd>
      </>
    )}
    {isInvoice && isDigital(order) && order.order_shipping_amount === 0 ? (
      <>
        <dt>Delivery</dt>
        <dd>Online</dd>
      </>
    ) : (
      <>
        <dt>Shipping Charges</dt>
        <dd>
          {order.order_status === 'quote_requested' ? (
            'To be quoted'
          ) : (
            <Money amount={order.order_shipping_amount} />
          )}
        </dd>
      </>
    )}
    <dt>Total Amount</dt>
    <dd>
      <Money amount={order.order_total_amount} />
    </dd>
  </TotalsList>
)
