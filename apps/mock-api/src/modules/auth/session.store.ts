import * as z from 'zod/mini'
import { insertRow, rowOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

const sessionRow = z.object({
  token_hash: z.string(),
  customer_id: z.number(),
  created_at: z.string(),
  expires_at: z.string(),
})
type SessionRow = z.infer<typeof sessionRow>

export const insertSession = (sql: Sql, session: SessionRow): void => {
  insertRow(sql, 'sessions', session)
}

export const findSession = (sql: Sql, tokenHash: string): SessionRow | undefined =>
  rowOf(sessionRow, sql.get`SELECT * FROM sessions WHERE token_hash = ${tokenHash}`)

export const deleteSession = (sql: Sql, tokenHash: string): void => {
  sql.run`DELETE FROM sessions WHERE token_hash = ${tokenHash}`
}

/** @param except the token hash of the session that stays, or null */
export const deleteSessionsOf = (sql: Sql, customerId: number, except: string | null): void => {
  sql.run`DELETE FROM sessions WHERE customer_id = ${customerId} AND (${except} IS NULL OR token_hash <> ${except})`
}
