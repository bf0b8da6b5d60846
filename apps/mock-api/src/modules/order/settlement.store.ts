import type { ProductType } from '@shop/contract'
import type { Sql } from '../../worlds/sql.ts'
import type { OrderRow } from './order.store.ts'

/** Inserts an account without a password, with the customer data of an order. Returns its id. */
export const insertGuestCustomer = (sql: Sql, order: OrderRow, createdAt: string): number =>
  Number(
    sql.run`INSERT INTO customers (email, first_name, last_name, phone, shipping_address, billing_address, tax_details,
        created_at)
      VALUES (${order.email}, ${order.first_name}, ${order.last_name}, ${order.phone},
        ${JSON.stringify(order.shipping_address)}, ${JSON.stringify(order.billing_address)},
        ${order.tax_details.company_name === '' ? null : JSON.stringify(order.tax_details)}, ${createdAt})`
      .lastInsertRowid,
  )

export const insertTestAccount = (
  sql: Sql,
  seat: { customerId: number | null; txnId: string; name: string; type: ProductType; code: string },
): void => {
  sql.run`INSERT INTO test_accounts (customer_id, order_txn_id, product_name, product_type, access_code, status)
    VALUES (${seat.customerId}, ${seat.txnId}, ${seat.name}, ${seat.type}, ${seat.code}, 'unassigned')`
}
