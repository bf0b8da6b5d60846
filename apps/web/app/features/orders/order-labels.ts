import { isPaid, type OrderStatus, POLICY } from '@shop/contract'
import type { Order } from '@shop/contract/host'

const delivery = `Parcels within Malaysia arrive within ${POLICY.deliveryWorkingDays} working days; ebooks are sent by email within ${POLICY.ebookWorkingDays} working days.`

/** What a status means for the customer and what happens next (requirements §9). */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  pending: 'Nothing has been charged yet. We start on your order as soon as it is paid.',
  paid: `We have your payment. ${delivery}`,
  processing: `We are getting your order ready. ${delivery}`,
  shipped: 'Your parcel is on its way.',
  delivered: 'Your order has arrived.',
  cancelled: 'This order was cancelled. There is nothing left to pay or to do.',
  failed: 'The payment did not go through and nothing was charged. You can pay for the same order again.',
  quote_requested: `We work out the postage and email you a quote, so it is not part of these sums yet. Once paid, your parcel leaves at once and takes ${POLICY.internationalDays.min} to ${POLICY.internationalDays.max} days on average.`,
}

/** The time of payment, from the status history; undefined while unpaid. */
export const paidAt = ({ order_status_history }: Pick<Order, 'order_status_history'>): string | undefined =>
  order_status_history?.find(({ status }) => status === 'paid')?.at

/** Whether the order has test accounts: one a seat, once it is paid (architecture §4). */
export const hasTests = ({ items, order_status }: Pick<Order, 'items' | 'order_status'>): boolean =>
  isPaid(order_status) && items.some(({ product }) => product.product_type !== 'other')
