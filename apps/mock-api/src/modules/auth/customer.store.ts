import { type Profile, profileSchema, type User, userSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { insertRow, parseRow, rowOf, rowsOf, toColumn } from '../../db/rows.ts'
import { customerRow } from '../../db/schema.ts'
import type { Sql } from '../../db/sql.ts'

export type CustomerRow = z.infer<typeof customerRow>

const user = z.object(userSchema.shape)
const profile = z.object(profileSchema.shape)

export const toUser = (customer: CustomerRow): User => z.parse(user, customer)

export const toProfile = (customer: CustomerRow): Profile => z.parse(profile, customer)

export const findCustomer = (sql: Sql, customerId: number): CustomerRow | undefined =>
  rowOf(customerRow, sql.get`SELECT * FROM customers WHERE customer_id = ${customerId}`)

/** Case-insensitive. */
export const findCustomerByEmail = (sql: Sql, email: string): CustomerRow | undefined =>
  rowOf(customerRow, sql.get`SELECT * FROM customers WHERE email = ${email}`)

export const listCustomers = (sql: Sql): CustomerRow[] =>
  rowsOf(customerRow, sql.all`SELECT * FROM customers ORDER BY customer_id`)

/** What is undefined has the default of its column. */
type Columns = { readonly [Column in keyof CustomerRow]?: CustomerRow[Column] | undefined }
type NewCustomer = Columns &
  Pick<CustomerRow, 'email' | 'first_name' | 'last_name' | 'password_hash' | 'created_at'>

/** Inserts an account whose email address is not verified yet. */
export const insertCustomer = (sql: Sql, customer: NewCustomer): CustomerRow => {
  const id = insertRow(sql, 'customers', customer)
  return parseRow(customerRow, sql.get`SELECT * FROM customers WHERE customer_id = ${id}` ?? {})
}

/** Sets the given columns; what is undefined stays. */
export const updateCustomer = (sql: Sql, customerId: number, changes: Columns): void => {
  for (const [column, value] of Object.entries(changes)) {
    if (value === undefined) continue
    sql.db
      .prepare(`UPDATE customers SET ${column} = ? WHERE customer_id = ?`)
      .run(toColumn(value), customerId)
  }
}

/**
 * Marks the email address as verified, and assigns the orders and tests that guests bought with it
 * to the account.
 */
export const verifyEmail = (sql: Sql, { customer_id, email }: CustomerRow, at: string): void => {
  sql.run`UPDATE customers SET email_verified_at = coalesce(email_verified_at, ${at})
    WHERE customer_id = ${customer_id}`
  sql.run`UPDATE test_accounts SET customer_id = ${customer_id}
    WHERE customer_id IS NULL AND order_txn_id IN
      (SELECT order_txn_id FROM orders WHERE customer_id IS NULL AND email = ${email})`
  sql.run`UPDATE orders SET customer_id = ${customer_id}
    WHERE customer_id IS NULL AND email = ${email}`
}
