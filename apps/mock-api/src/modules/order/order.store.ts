import {
  type OrderItem,
  type OrderTotals,
  orderItemSchema,
  orderStatusSchema,
} from '@shop/contract'
import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../../db/rows.ts'
import { type OrderRow, orderRow } from '../../db/schema.ts'
import type { Sql } from '../../db/sql.ts'

/** What is undefined has the default of its column. */
type NewOrder = Pick<OrderRow, 'order_txn_id' | 'status' | 'placed_at'> & {
  readonly [Column in keyof OrderRow]?: OrderRow[Column] | undefined
}

const historyRow = z.object({ status: orderStatusSchema, at: z.string() })
export type HistoryRow = z.infer<typeof historyRow>

export const findOrder = (sql: Sql, txnId: string): OrderRow | undefined =>
  rowOf(orderRow, sql.get`SELECT * FROM orders WHERE order_txn_id = ${txnId}`)

export const listUnpaidOrdersOfCart = (sql: Sql, cartId: number): OrderRow[] =>
  rowsOf(
    orderRow,
    sql.all`SELECT * FROM orders WHERE cart_id = ${cartId} AND status IN ('pending', 'failed')
      ORDER BY placed_at DESC`,
  )

/** Oldest first. */
export const listAllOrders = (sql: Sql): OrderRow[] =>
  rowsOf(orderRow, sql.all`SELECT * FROM orders ORDER BY rowid`)

/**
 * A customer's orders, newest first.
 * @param txnId part of an order_txn_id; empty for any
 * @param status empty for any
 */
export const listOrders = (
  sql: Sql,
  customerId: number,
  txnId: string,
  status: string,
): OrderRow[] =>
  rowsOf(
    orderRow,
    sql.all`SELECT * FROM orders WHERE customer_id = ${customerId}
      AND instr(lower(order_txn_id), lower(${txnId})) > 0 AND (${status} = '' OR status = ${status})
      ORDER BY placed_at DESC, rowid DESC`,
  )

export const listOrderLines = (sql: Sql, txnId: string): OrderItem[] =>
  rowsOf(
    orderItemSchema,
    sql.all`SELECT * FROM order_items WHERE order_txn_id = ${txnId} ORDER BY position`,
  )

export const listHistory = (sql: Sql, txnId: string): HistoryRow[] =>
  rowsOf(
    historyRow,
    sql.all`SELECT status, at FROM order_status_history WHERE order_txn_id = ${txnId}
      ORDER BY position`,
  )

export const toAmounts = (totals: OrderTotals) => ({
  discount_percent: totals.discountPercent,
  sub_total_sen: totals.subTotal,
  discount_sen: totals.discount,
  shipping_sen: totals.shipping,
  total_sen: totals.total,
})

/** Inserts an order with its lines and its history, oldest first. */
export const insertOrder = (
  sql: Sql,
  order: NewOrder,
  lines: readonly OrderItem[],
  history: readonly HistoryRow[] = [{ status: order.status, at: order.placed_at }],
): void => {
  insertRow(sql, 'orders', order)
  for (const [position, line] of lines.entries()) {
    insertRow(sql, 'order_items', { order_txn_id: order.order_txn_id, position, ...line })
  }
  for (const { status, at } of history) insertHistory(sql, order.order_txn_id, status, at)
}

const insertHistory = (sql: Sql, txnId: string, status: string, at: string): void => {
  sql.run`INSERT INTO order_status_history (order_txn_id, position, status, at)
    VALUES (
      ${txnId},
      (SELECT count(*) FROM order_status_history WHERE order_txn_id = ${txnId}),
      ${status},
      ${at}
    )`
}

/**
 * Changes the status of an order; false, without a change, if it no longer has the expected status.
 */
export const changeStatus = (
  sql: Sql,
  { order_txn_id, status }: OrderRow,
  next: OrderRow['status'],
  at: string,
): boolean => {
  const { changes } = sql.run`UPDATE orders SET status = ${next}
    WHERE order_txn_id = ${order_txn_id} AND status = ${status}`
  if (changes === 0) return false
  insertHistory(sql, order_txn_id, next, at)
  return true
}
