import {
  formatDate,
  isPaid,
  type OrderStatus,
  POLICY,
  productTypes,
  totalQuantity,
} from '@shop/contract'
import type { Order } from '@shop/contract/host'
import type { Tone } from '../../components/chip'
import {
  type Delivery,
  groupByDelivery,
  isPosted,
  nextStepOf,
  quoteText,
} from '../../config/deliveries'

const deliveriesOf = ({ items }: Pick<Order, 'items'>) =>
  groupByDelivery(items.map(({ quantity, product }) => ({ ...product, quantity })))

/** Whether something of the order is sent by post, or may be. */
const hasParcel = ({ items }: Pick<Order, 'items'>): boolean =>
  items.some(({ product }) => isPosted(product))

/** Whether nothing of the order is sent by post; false without items, as it is not known. */
export const isDigital = (order: Pick<Order, 'items'>) =>
  order.items.length > 0 && !hasParcel(order)

/**
 * The day in Malaysia, such as 2026-10-13, after some working days, Monday to Friday; undefined for
 * an invalid time.
 */
const workingDaysAfter = (time: string, days: number): string | undefined => {
  // Malaysian time is UTC+8 all year.
  const date = new Date(Date.parse(time) + 8 * 60 * 60_000)
  if (Number.isNaN(date.getTime())) return undefined
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() % 6 !== 0) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

const isAbroad = ({ order_shipping_address: { country } }: Order) =>
  country !== POLICY.freeShippingCountry

/**
 * The day that was promised for a delivery of a paid order; undefined where none was promised, as
 * abroad.
 */
const promisedDay = (order: Order, delivery: Delivery): string | undefined => {
  const at = paidAt(order)
  if (at && delivery === 'ebook') return workingDaysAfter(at, POLICY.ebookWorkingDays)
  return at && delivery === 'parcel' && !isAbroad(order)
    ? workingDaysAfter(at, POLICY.deliveryWorkingDays)
    : undefined
}

const today = () => workingDaysAfter(new Date().toISOString(), 0) ?? ''

/** Whether a paid order should have arrived by now. */
export const isLate = (order: Order): boolean => {
  const isOpen = isPaid(order.order_status) && order.order_status !== 'delivered'
  return (
    isOpen &&
    deliveriesOf(order).some(({ delivery }) => today() > (promisedDay(order, delivery) ?? today()))
  )
}

const expectedBy = (day: string) =>
  `${today() > day ? 'was' : 'is'} expected by ${formatDate(day)}.`

/** What happens next with each product of an order. */
const nextSteps = (order: Order): string =>
  deliveriesOf(order)
    .map((group) => {
      const day = promisedDay(order, group.delivery)
      if (!day) return nextStepOf(group.delivery, isAbroad(order))
      // The host does not say whether it has sent the email.
      return group.delivery === 'parcel'
        ? `Your parcel ${expectedBy(day)}`
        : `We send your ${totalQuantity(group.items) > 1 ? 'ebooks' : 'ebook'} by email to ` +
            `${order.order_customer_email} after payment, by ${formatDate(day)} at the ` +
            'latest. Please look in your mail.'
    })
    .join(' ')

/** What the status of an order means for the customer and what happens next (requirements §9). */
export const statusText = (order: Order, status: OrderStatus): string => {
  const day = promisedDay(order, 'parcel')
  switch (status) {
    case 'pending':
      return 'Nothing has been charged yet. We’ll start on your order as soon as you have paid.'
    case 'paid':
      return `We’ve received your payment. ${nextSteps(order)}`
    case 'processing':
      return `We’re getting your order ready. ${nextSteps(order)}`
    case 'shipped':
      if (!hasParcel(order)) return 'Your order is on its way.'
      return `Your parcel is on its way.${day ? ` It ${expectedBy(day)}` : ''}`
    case 'delivered':
      return hasParcel(order) ? 'Your parcel has arrived.' : 'Your order is complete.'
    case 'cancelled':
      return 'This order was cancelled. There is nothing to pay or to do.'
    case 'failed':
      return (
        'Your payment did not go through, and nothing was charged. You can pay for this ' +
        'order again.'
      )
    case 'quote_requested':
      return `The total does not include shipping yet. ${quoteText}`
  }
}

/** The time of payment, from the status history; undefined while unpaid. */
export const paidAt = ({
  order_status_history,
}: Pick<Order, 'order_status_history'>): string | undefined =>
  order_status_history?.find(({ status }) => status === 'paid')?.at

/**
 * How many test accounts the order has: one a seat, once it is paid (architecture §4); and those of
 * group tests.
 */
export const testSeats = ({ items, order_status }: Pick<Order, 'items' | 'order_status'>) => {
  const tests = items.filter(
    ({ product }) => isPaid(order_status) && productTypes[product.product_type].hasAccessCodes,
  )
  const group = tests.filter(({ product }) => productTypes[product.product_type].isPerSeat)
  return { all: totalQuantity(tests), group: totalQuantity(group) }
}

/** Whether the order has the career test, which begins on its own site. */
export const hasCareerTest = (order: Pick<Order, 'items' | 'order_status'>): boolean =>
  isPaid(order.order_status) && deliveriesOf(order).some(({ delivery }) => delivery === 'career')

/** The title of the invoice of an order; an unpaid order has a pro forma invoice. */
export const invoiceTitle = ({ order_status: status }: Pick<Order, 'order_status'>): string => {
  if (status === 'cancelled') return 'Cancelled order'
  return status === undefined || isPaid(status) ? 'Invoice' : 'Pro forma invoice'
}

/** Label and tone of each order status (architecture §4). */
export const orderStatusLabels: Readonly<
  Record<OrderStatus, { readonly label: string; readonly tone: Tone }>
> = {
  pending: { label: 'Awaiting payment', tone: 'pending' },
  paid: { label: 'Paid', tone: 'success' },
  processing: { label: 'Being prepared', tone: 'neutral' },
  shipped: { label: 'Shipped', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  failed: { label: 'Payment failed', tone: 'error' },
  quote_requested: { label: 'Quote requested', tone: 'pending' },
}
