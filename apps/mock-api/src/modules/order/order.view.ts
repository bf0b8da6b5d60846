import {
  isCancellable,
  isPayable,
  type Order,
  type OrderSummary,
  type PlacedOrder,
  toRinggit,
  totalQuantity,
} from '@shop/contract'
import type { HistoryRow, OrderLineRow, OrderRow } from './order.store.ts'

/** An order on the wire (requirements §3). */
export const toOrder = (order: OrderRow, lines: readonly OrderLineRow[], history: readonly HistoryRow[]): Order => ({
  order_txn_id: order.order_txn_id,
  order_txn_date: order.placed_at,
  order_customer_name: fullName(order),
  order_customer_phone: order.phone,
  order_customer_email: order.email,
  order_shipping_address: order.shipping_address,
  order_billing_address: order.billing_address,
  order_tax_details: order.tax_details,
  items: lines.map((line) => ({
    product_id: line.product_id,
    quantity: line.quantity,
    product: {
      product_name: line.name,
      product_thumbnail: line.thumbnail,
      product_type: line.type,
      product_price: toRinggit(line.price_sen),
      product_format: line.format,
    },
  })),
  order_sub_total_amount: toRinggit(order.sub_total_sen),
  order_discount_value: order.discount_percent,
  order_discount_amount: toRinggit(order.discount_sen),
  order_shipping_amount: toRinggit(order.shipping_sen),
  order_total_amount: toRinggit(order.total_sen),
  order_status: order.status,
  cancellable: isCancellable(order.status),
  order_status_history: [...history],
})

export const toSummary = (order: OrderRow, lines: readonly OrderLineRow[]): OrderSummary => ({
  order_txn_id: order.order_txn_id,
  order_txn_date: order.placed_at,
  order_status: order.status,
  order_total_amount: toRinggit(order.total_sen),
  order_item_names: lines.map((line) => line.name),
  order_total_quantity: totalQuantity(lines),
})

export const toPlaced = (order: OrderRow): PlacedOrder => ({
  order_txn_id: order.order_txn_id,
  order_status: order.status,
  order_total_amount: toRinggit(order.total_sen),
  payment_required: isPayable(order.status) && order.total_sen > 0,
})

const fullName = ({ first_name, last_name }: Pick<OrderRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`
