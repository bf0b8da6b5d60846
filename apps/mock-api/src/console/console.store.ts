import * as z from 'zod/mini'
import { rowOf, rowsOf } from '../worlds/rows.ts'
import type { Sql } from '../worlds/sql.ts'

const mailHead = z.object({ mail_id: z.number(), recipient: z.string(), subject: z.string(), sent_at: z.string() })
const storedMail = z.extend(mailHead, { text: z.string(), html: z.string() })
export type StoredMail = z.infer<typeof storedMail>

/** Newest first. */
export const listMailHeads = (sql: Sql) =>
  rowsOf(mailHead, sql.all`SELECT mail_id, recipient, subject, sent_at FROM mails ORDER BY mail_id DESC LIMIT 200`)

export const findMail = (sql: Sql, id: number): StoredMail | undefined =>
  rowOf(storedMail, sql.get`SELECT * FROM mails WHERE mail_id = ${id}`)
