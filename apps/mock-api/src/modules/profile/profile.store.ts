import { type Profile, type ProfileInput, productTypeSchema, testAccountStatusSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

/** The start page of one seat, on an external site (requirements §1). */
export const testUrl = (accessCode: string): string =>
  `https://discover.example.com/start?code=${encodeURIComponent(accessCode)}`

export const setDetails = (sql: Sql, customerId: number, details: Pick<Profile, keyof ProfileInput>): void => {
  const { first_name, last_name, phone, shipping_address, billing_address, tax_details } = details
  sql.run`UPDATE customers SET first_name = ${first_name}, last_name = ${last_name}, phone = ${phone},
      shipping_address = ${shipping_address && JSON.stringify(shipping_address)},
      billing_address = ${billing_address && JSON.stringify(billing_address)},
      tax_details = ${tax_details && JSON.stringify(tax_details)}
    WHERE customer_id = ${customerId}`
}

const avatarRow = z.object({ type: z.string(), content: z.instanceof(Uint8Array<ArrayBufferLike>) })
export type AvatarRow = z.infer<typeof avatarRow>

export const replaceAvatar = (sql: Sql, customerId: number, file: string, { type, content }: AvatarRow): void => {
  sql.run`DELETE FROM avatars WHERE customer_id = ${customerId}`
  insertRow(sql, 'avatars', { file, customer_id: customerId, type, content })
  sql.run`UPDATE customers SET avatar = ${file} WHERE customer_id = ${customerId}`
}

export const findAvatar = (sql: Sql, file: string): AvatarRow | undefined =>
  rowOf(avatarRow, sql.get`SELECT type, content FROM avatars WHERE file = ${file}`)

const testAccountRow = z.object({
  test_account_id: z.number(),
  order_txn_id: z.string(),
  product_name: z.string(),
  product_type: productTypeSchema,
  access_code: z.string(),
  status: testAccountStatusSchema,
  assigned_to: z.nullable(z.string()),
})
export type TestAccountRow = z.infer<typeof testAccountRow>

/** Newest first. */
export const listTestAccounts = (sql: Sql, customerId: number): TestAccountRow[] =>
  rowsOf(
    testAccountRow,
    sql.all`SELECT * FROM test_accounts WHERE customer_id = ${customerId} ORDER BY test_account_id DESC`,
  )
