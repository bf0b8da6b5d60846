import { addressSchema, type ProfileInput, taxDetailsSchema, type User, userSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { jsonColumn } from '../../worlds/columns.ts'
import { insertRow, rowOf, rowsOf, toColumn } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

const customerRow = z.object({
  customer_id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  avatar: z.nullable(z.string()),
  password_hash: z.nullable(z.string()),
  email_verified_at: z.nullable(z.string()),
  shipping_address: z.nullable(jsonColumn(addressSchema)),
  billing_address: z.nullable(jsonColumn(addressSchema)),
  tax_details: z.nullable(jsonColumn(taxDetailsSchema)),
  created_at: z.string(),
})
export type CustomerRow = z.infer<typeof customerRow>

const userRow = z.object(userSchema.shape)

/** The part of a customer that a sign-in returns. */
export const toUser = (customer: CustomerRow): User => z.parse(userRow, customer)

export const findCustomer = (sql: Sql, customerId: number): CustomerRow | undefined =>
  rowOf(customerRow, sql.get`SELECT * FROM customers WHERE customer_id = ${customerId}`)

/** Case-insensitive. */
export const findCustomerByEmail = (sql: Sql, email: string): CustomerRow | undefined =>
  rowOf(customerRow, sql.get`SELECT * FROM customers WHERE email = ${email}`)

export const listCustomers = (sql: Sql): CustomerRow[] =>
  rowsOf(customerRow, sql.all`SELECT * FROM customers ORDER BY customer_id`)

type NewCustomer = Pick<CustomerRow, 'email' | 'first_name' | 'last_name' | 'phone' | 'password_hash' | 'created_at'> &
  Partial<Pick<CustomerRow, 'shipping_address' | 'billing_address' | 'tax_details'>>

/** Inserts an account whose email address is not verified yet. */
export const insertCustomer = (sql: Sql, customer: NewCustomer): CustomerRow =>
  z.parse(customerRow, sql.get`SELECT * FROM customers WHERE customer_id = ${insertRow(sql, 'customers', customer)}`)

/** Sets the given columns; what is undefined stays. */
export const updateCustomer = (sql: Sql, customerId: number, changes: Partial<CustomerRow> | ProfileInput): void => {
  for (const [column, value] of Object.entries(changes)) {
    if (value === undefined) continue
    sql.db.prepare(`UPDATE customers SET ${column} = ? WHERE customer_id = ?`).run(toColumn(value), customerId)
  }
}

/** Marks the email address as verified, and assigns the orders and tests that guests bought with it to the account. */
export const verifyEmail = (sql: Sql, { customer_id, email }: CustomerRow, at: string): void => {
  sql.run`UPDATE customers SET email_verified_at = coalesce(email_verified_at, ${at}) WHERE customer_id = ${customer_id}`
  sql.run`UPDATE test_accounts SET customer_id = ${customer_id} WHERE customer_id IS NULL
    AND order_txn_id IN (SELECT order_txn_id FROM orders WHERE customer_id IS NULL AND email = ${email})`
  sql.run`UPDATE orders SET customer_id = ${customer_id} WHERE customer_id IS NULL AND email = ${email}`
}
