import {
  type contract,
  isCancellable,
  isPayable,
  type Order,
  type OrderSummary,
  type PlacedOrder,
  toRinggit,
  totalQuantity,
} from '@shop/contract'
import type * as z from 'zod/mini'
import type { OrderRow } from '../../db/schema.ts'
import { ShopError } from '../../shared/errors.ts'
import { pageOf } from '../../shared/page-of.ts'
import type { World } from '../../worlds/world.ts'
import { findOrder, listHistory, listOrderLines, listOrders } from './order.store.ts'

type OrderQuery = z.output<typeof contract.order.list.query>

/**
 * A page of the customer's orders, newest first.
 * @throws ShopError `forbidden` for another customer's id
 */
export const ordersOf = (world: World, customerId: number, query: OrderQuery) => {
  const { customer_id = customerId, page, txnid, status } = query
  if (customer_id !== customerId)
    throw new ShopError('forbidden', 'You can only see your own orders.')
  return pageOf(listOrders(world.sql, customerId, txnid.trim(), status), page, (order) =>
    toSummary(world, order),
  )
}

const toSummary = (world: World, order: OrderRow): OrderSummary => {
  const lines = listOrderLines(world.sql, order.order_txn_id)
  return {
    order_txn_id: order.order_txn_id,
    order_txn_date: order.placed_at,
    order_status: order.status,
    order_total_amount: toRinggit(order.total_sen),
    order_item_names: lines.map(({ product }) => product.product_name),
    order_total_quantity: totalQuantity(lines),
  }
}

/**
 * An order of the customer (requirements §3). An order of another customer is not found.
 * @throws ShopError `order_not_found`
 */
export const orderOf = (world: World, customerId: number, txnId: string): Order => {
  const order = findOrder(world.sql, txnId)
  if (order?.customer_id !== customerId)
    throw new ShopError('order_not_found', 'We cannot find this order.')
  return {
    order_txn_id: txnId,
    order_txn_date: order.placed_at,
    order_customer_name: `${order.first_name} ${order.last_name}`,
    order_customer_phone: order.phone,
    order_customer_email: order.email,
    order_shipping_address: order.shipping_address,
    order_billing_address: order.billing_address,
    order_tax_details: order.tax_details,
    items: listOrderLines(world.sql, txnId),
    order_sub_total_amount: toRinggit(order.sub_total_sen),
    order_discount_value: order.discount_percent,
    order_discount_amount: toRinggit(order.discount_sen),
    order_shipping_amount: toRinggit(order.shipping_sen),
    order_total_amount: toRinggit(order.total_sen),
    order_status: order.status,
    cancellable: isCancellable(order.status),
    order_status_history: listHistory(world.sql, txnId),
  }
}

export const toPlaced = (order: OrderRow): PlacedOrder => ({
  order_txn_id: order.order_txn_id,
  order_status: order.status,
  order_total_amount: toRinggit(order.total_sen),
  payment_required: isPayable(order.status) && order.total_sen > 0,
})
