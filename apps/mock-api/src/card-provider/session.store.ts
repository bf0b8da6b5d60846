import * as z from 'zod/mini'
import { flagColumn, jsonColumn } from '../worlds/columns.ts'
import { insertRow, rowOf, rowsOf } from '../worlds/rows.ts'
import type { Sql } from '../worlds/sql.ts'
import { type Refusal, refusals, type SessionStatus, sessionStatuses } from './provider.ts'

const sessionRow = z.object({
  session_id: z.string(),
  reference: z.string(),
  amount_sen: z.number(),
  bill: jsonColumn(z.array(z.object({ name: z.string(), quantity: z.number(), amountSen: z.number() }))),
  return_url: z.string(),
  cancel_url: z.string(),
  status: z.enum(sessionStatuses),
  refusal: z.nullable(z.enum(refusals)),
  challenged: flagColumn,
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

export const endSession = (sql: Sql, sessionId: string, status: Exclude<SessionStatus, 'open' | 'paid'>): void => {
  sql.run`UPDATE card_sessions SET status = ${status}, challenged = 0 WHERE session_id = ${sessionId} AND status = 'open'`
}

/** Marks an open or expired session as paid: a payment can complete after the session expired. False for any other. */
export const markPaid = (sql: Sql, sessionId: string, at: string): boolean =>
  sql.run`UPDATE card_sessions SET status = 'paid', paid_at = ${at}, challenged = 0, refusal = NULL
    WHERE session_id = ${sessionId} AND status IN ('open', 'expired')`.changes > 0

export const setRefusal = (sql: Sql, sessionId: string, why: Refusal): void => {
  sql.run`UPDATE card_sessions SET refusal = ${why}, challenged = 0 WHERE session_id = ${sessionId}`
}

export const setChallenged = (sql: Sql, sessionId: string): void => {
  sql.run`UPDATE card_sessions SET challenged = 1 WHERE session_id = ${sessionId} AND status = 'open'`
}
