import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../../worlds/rows.ts'
import type { Sql } from '../../worlds/sql.ts'

const mailRow = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: z.string(),
})
export type SentMail = z.infer<typeof mailRow>

export const insertMail = (sql: Sql, { to, ...mail }: SentMail): void => {
  insertRow(sql, 'mails', { recipient: to, ...mail })
}

/** Newest first; all mails if `to` is empty. Case-insensitive. */
export const listMails = (sql: Sql, to: string): SentMail[] =>
  rowsOf(
    mailRow,
    sql.all`SELECT recipient AS "to", subject, text, html, sent_at FROM mails
      WHERE ${to} = '' OR recipient = ${to} ORDER BY mail_id DESC`,
  )

const mailHead = z.object({ mail_id: z.number(), recipient: z.string(), subject: z.string(), sent_at: z.string() })
const storedMail = z.extend(mailHead, { text: z.string(), html: z.string() })
export type StoredMail = z.infer<typeof storedMail>

/** Newest first, without their content. */
export const listMailHeads = (sql: Sql) =>
  rowsOf(mailHead, sql.all`SELECT mail_id, recipient, subject, sent_at FROM mails ORDER BY mail_id DESC LIMIT 200`)

export const findMail = (sql: Sql, id: number): StoredMail | undefined =>
  rowOf(storedMail, sql.get`SELECT * FROM mails WHERE mail_id = ${id}`)
