import { addressSchema, taxDetailsSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { jsonColumn } from '../../worlds/json-column.ts'
import type { Sql } from '../../worlds/world.ts'

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
})
export type CustomerRow = z.infer<typeof customerRow>

const oneCustomer = z.optional(customerRow)

export const findCustomer = (sql: Sql, customerId: number): CustomerRow | undefined =>
  z.parse(oneCustomer, sql.get`SELECT * FROM customers WHERE customer_id = ${customerId}`)

/** Case does not matter. */
export const findCustomerByEmail = (sql: Sql, email: string): CustomerRow | undefined =>
  z.parse(oneCustomer, sql.get`SELECT * FROM customers WHERE email = ${email}`)

export interface NewCustomer {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
  readonly password_hash: string
  readonly created_at: string
}

/** Opens an account whose address is only typed as yet. Answers its number. */
export const insertCustomer = (sql: Sql, customer: NewCustomer): number =>
  Number(
    sql.run`INSERT INTO customers (email, first_name, last_name, phone, password_hash, created_at)
      VALUES (${customer.email}, ${customer.first_name}, ${customer.last_name}, ${customer.phone},
        ${customer.password_hash}, ${customer.created_at})`.lastInsertRowid,
  )

export const setPasswordHash = (sql: Sql, customerId: number, hash: string): void => {
  sql.run`UPDATE customers SET password_hash = ${hash} WHERE customer_id = ${customerId}`
}

/** Notes that the mailbox is proved, and gives the account the orders, and their tests, that guests placed with its address. */
export const proveMailbox = (sql: Sql, { customer_id, email }: CustomerRow, at: string): void => {
  sql.run`UPDATE customers SET email_verified_at = coalesce(email_verified_at, ${at}) WHERE customer_id = ${customer_id}`
  sql.run`UPDATE test_accounts SET customer_id = ${customer_id} WHERE customer_id IS NULL
    AND order_txn_id IN (SELECT order_txn_id FROM orders WHERE customer_id IS NULL AND email = ${email})`
  sql.run`UPDATE orders SET customer_id = ${customer_id} WHERE customer_id IS NULL AND email = ${email}`
}
