import { testAccountSchema } from '@shop/contract'
import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../../db/rows.ts'
import type { Sql } from '../../db/sql.ts'
import { updateCustomer } from '../auth/customer.store.ts'

const avatarRow = z.object({ type: z.string(), content: z.instanceof(Uint8Array<ArrayBufferLike>) })
export type AvatarRow = z.infer<typeof avatarRow>

export const replaceAvatar = (
  sql: Sql,
  customerId: number,
  file: string,
  { type, content }: AvatarRow,
): void => {
  sql.run`DELETE FROM avatars WHERE customer_id = ${customerId}`
  insertRow(sql, 'avatars', { file, customer_id: customerId, type, content })
  updateCustomer(sql, customerId, { avatar: file })
}

export const findAvatar = (sql: Sql, file: string): AvatarRow | undefined =>
  rowOf(avatarRow, sql.get`SELECT type, content FROM avatars WHERE file = ${file}`)

const { test_url: _, ...columns } = testAccountSchema.shape
const testAccountRow = z.object(columns)
type TestAccountRow = z.infer<typeof testAccountRow>

/** Those of the newest order first, each in the order of its seats. */
export const listTestAccounts = (sql: Sql, customerId: number): TestAccountRow[] =>
  rowsOf(
    testAccountRow,
    sql.all`SELECT test_accounts.* FROM test_accounts JOIN orders USING (order_txn_id)
      WHERE test_accounts.customer_id = ${customerId}
      ORDER BY placed_at DESC, orders.rowid DESC, test_account_id`,
  )

export const testOfCode = (sql: Sql, code: string): string | undefined =>
  rowOf(
    testAccountRow,
    sql.get`SELECT * FROM test_accounts WHERE replace(access_code, '-', '') = ${code}`,
  )?.product_name
