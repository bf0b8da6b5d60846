import type { ProductType } from '@shop/contract'
import * as z from 'zod/mini'
import type { Sql } from '../../worlds/world.ts'
import type { OrderRow } from './order.store.ts'

/** Case does not matter. */
export const findCustomerByEmail = (sql: Sql, email: string): number | undefined =>
  z.parse(
    z.optional(z.object({ customer_id: z.number() })),
    sql.get`SELECT customer_id FROM customers WHERE email = ${email}`,
  )?.customer_id

/** An account without a password, with what the order says of its owner. Answers its number. */
export const insertGuestCustomer = (sql: Sql, order: OrderRow, createdAt: string): number =>
  Number(
    sql.run`INSERT INTO customers (email, first_name, last_name, phone, shipping_address, billing_address, tax_details,
        created_at)
      VALUES (${order.email}, ${order.first_name}, ${order.last_name}, ${order.phone},
        ${JSON.stringify(order.shipping_address)}, ${JSON.stringify(order.billing_address)},
        ${order.tax_details.company_name === '' ? null : JSON.stringify(order.tax_details)}, ${createdAt})`
      .lastInsertRowid,
  )

export const insertResetToken = (
  sql: Sql,
  token: { tokenHash: string; customerId: number; createdAt: string; expiresAt: string },
): void => {
  sql.run`INSERT INTO reset_tokens (token_hash, customer_id, created_at, expires_at)
    VALUES (${token.tokenHash}, ${token.customerId}, ${token.createdAt}, ${token.expiresAt})`
}

export const insertTestAccount = (
  sql: Sql,
  seat: { customerId: number; txnId: string; name: string; type: ProductType; code: string },
): void => {
  sql.run`INSERT INTO test_accounts (customer_id, order_txn_id, product_name, product_type, access_code, status)
    VALUES (${seat.customerId}, ${seat.txnId}, ${seat.name}, ${seat.type}, ${seat.code}, 'unassigned')`
}
