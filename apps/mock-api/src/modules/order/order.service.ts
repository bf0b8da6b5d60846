import { type Order, type OrderStatus, type OrderSummary, PAGE_SIZE } from '@shop/contract'
import { ShopError } from '../../shared/errors.ts'
import { type Page, pageOf } from '../../shared/page-of.ts'
import type { World } from '../../worlds/world.ts'
import { countOrders, findOrder, listHistory, listOrderLines, listOrders } from './order.store.ts'
import { toOrder, toSummary } from './order.view.ts'

export interface OrderQuery {
  readonly customer_id: number
  readonly page: number
  readonly txnid: string
  readonly status: OrderStatus | ''
}

/**
 * A page of the customer's orders, newest first. A page after the last is empty.
 * @throws ShopError `forbidden` for another customer's id
 */
export const ordersOf = (world: World, customerId: number, query: OrderQuery): Page<OrderSummary> => {
  if (query.customer_id !== customerId) throw new ShopError('forbidden', 'You can only see your own orders.')
  const filter = { customerId, txnId: query.txnid.trim(), status: query.status }
  const total = countOrders(world.sql, filter)
  const rows = listOrders(world.sql, filter, PAGE_SIZE, (query.page - 1) * PAGE_SIZE)
  const summaries = rows.map((row) => toSummary(row, listOrderLines(world.sql, row.order_txn_id)))
  return pageOf(summaries, query.page, total)
}

/**
 * An order of the customer. An order of another customer is not found.
 * @throws ShopError `order_not_found`
 */
export const orderOf = (world: World, customerId: number, txnId: string): Order => {
  const order = findOrder(world.sql, txnId)
  if (order?.customer_id !== customerId) throw new ShopError('order_not_found', 'We cannot find this order.')
  return toOrder(order, listOrderLines(world.sql, txnId), listHistory(world.sql, txnId))
}
