import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../worlds/rows.ts'
import type { Sql } from '../worlds/sql.ts'
import { refusals, sessionStatuses } from './provider.ts'

const sessionRow = z.object({
  session_id: z.string(),
  reference: z.string(),
  amount_sen: z.number(),
  bill: z.array(z.object({ name: z.string(), quantity: z.number(), amountSen: z.number() })),
  return_url: z.string(),
  cancel_url: z.string(),
  status: z.enum(sessionStatuses),
  refusal: z.nullable(z.enum(refusals)),
  challenged: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  paid_at: z.nullable(z.string()),
})
export type SessionRow = z.infer<typeof sessionRow>

export const insertSession = (sql: Sql, session: SessionRow): void => {
  insertRow(sql, 'card_sessions', session)
}

export const findSession = (sql: Sql, sessionId: string): SessionRow | undefined =>
  rowOf(sessionRow, sql.get`SELECT * FROM card_sessions WHERE session_id = ${sessionId}`)

export const listSessionsOf = (sql: Sql, reference: string): SessionRow[] =>
  rowsOf(sessionRow, sql.all`SELECT * FROM card_sessions WHERE reference = ${reference} ORDER BY rowid`)

export const listSessions = (sql: Sql): SessionRow[] =>
  rowsOf(sessionRow, sql.all`SELECT * FROM card_sessions ORDER BY rowid DESC`)

/** Stores what changes in a session. */
export const updateSession = (sql: Sql, session: SessionRow): void => {
  const { session_id, status, refusal, challenged, paid_at } = session
  sql.run`UPDATE card_sessions SET status = ${status}, refusal = ${refusal}, challenged = ${Number(challenged)},
    paid_at = ${paid_at} WHERE session_id = ${session_id}`
}
