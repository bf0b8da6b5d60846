import { isPaid, type OrderStatus, POLICY, productTypes } from '@shop/contract'
import type { Order } from '@shop/contract/host'
import { deliveryText, groupByDelivery } from '../../config/deliveries'

const deliveriesOf = ({ items }: Pick<Order, 'items'>) =>
  groupByDelivery(items.map(({ quantity, product }) => ({ ...product, quantity })))

/** What happens next with each product of an order. */
const nextSteps = (order: Order): string =>
  deliveriesOf(order)
    .map((group) => deliveryText(group, order.order_shipping_address.country))
    .join(' ')

const { min, max } = POLICY.internationalDays

/** What the status of an order means for the customer and what happens next (requirements §9). */
export const statusText = (order: Order, status: OrderStatus): string => {
  const hasParcel = deliveriesOf(order).some(({ delivery }) => delivery === 'parcel' || delivery === 'unknown')
  switch (status) {
    case 'pending':
      return 'Nothing has been charged yet. We’ll start on your order as soon as you have paid.'
    case 'paid':
      return `We’ve received your payment. ${nextSteps(order)}`
    case 'processing':
      return `We’re getting your order ready. ${nextSteps(order)}`
    case 'shipped':
      return hasParcel ? 'Your parcel is on its way.' : 'Your order is on its way.'
    case 'delivered':
      return hasParcel ? 'Your parcel has arrived.' : `Your order is complete. ${nextSteps(order)}`
    case 'cancelled':
      return 'This order was cancelled. There is nothing to pay or to do.'
    case 'failed':
      return 'Your payment did not go through, and nothing was charged. You can pay for this order again.'
    case 'quote_requested':
      return `We’ll email you the shipping cost, which is not part of this total yet. Once you have paid, your parcel will be sent at once and take ${min} to ${max} days on average.`
  }
}

/** The time of payment, from the status history; undefined while unpaid. */
export const paidAt = ({ order_status_history }: Pick<Order, 'order_status_history'>): string | undefined =>
  order_status_history?.find(({ status }) => status === 'paid')?.at

/** Whether the order has test accounts: one a seat, once it is paid (architecture §4). */
export const hasTests = ({ items, order_status }: Pick<Order, 'items' | 'order_status'>): boolean =>
  isPaid(order_status) && items.some(({ product }) => productTypes[product.product_type].hasAccessCodes)

/** Whether the order has the career test, which begins on its own site. */
export const hasCareerTest = (order: Pick<Order, 'items' | 'order_status'>): boolean =>
  isPaid(order.order_status) && deliveriesOf(order).some(({ delivery }) => delivery === 'career')

/** The first and the last characters of a long order number; their links and their copy button have the whole number. */
export const shortOrderNumber = (txnId: string): string =>
  txnId.length <= 24 ? txnId : `${txnId.slice(0, 5)}…${txnId.slice(-5)}`

/** The title of the invoice of an order; an unpaid order has a pro forma invoice. */
export const invoiceTitle = ({ order_status: status }: Pick<Order, 'order_status'>): string =>
  status === undefined || isPaid(status) ? 'Invoice' : 'Pro forma invoice'

type Tone = 'success' | 'pending' | 'error' | 'neutral'

/** Label and tone of each order status (architecture §4). */
export const orderStatusLabels: Readonly<Record<OrderStatus, { readonly label: string; readonly tone: Tone }>> = {
  pending: { label: 'Awaiting payment', tone: 'pending' },
  paid: { label: 'Paid', tone: 'success' },
  processing: { label: 'Being prepared', tone: 'success' },
  shipped: { label: 'Shipped', tone: 'success' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'error' },
  quote_requested: { label: 'Quote requested', tone: 'pending' },
}
