import { EventEmitter, once } from 'node:events'
import * as z from 'zod/mini'
import { insertRow, rowOf, rowsOf } from '../../db/rows.ts'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import type { Mail } from './render-mail.ts'

const sentMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: z.string(),
})
export type SentMail = z.infer<typeof sentMail>

const mailHead = z.object({
  mail_id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  sent_at: z.string(),
})
const storedMail = z.extend(mailHead, { text: z.string(), html: z.string() })

const emitters = new WeakMap<World, EventEmitter>()

const emitterOf = (world: World): EventEmitter => {
  const emitter = emitters.get(world) ?? new EventEmitter().setMaxListeners(0)
  emitters.set(world, emitter)
  return emitter
}

/** Stores a mail in the world's outbox, in the caller's transaction. It is not sent anywhere. */
export const deliver = (world: World, { to, ...mail }: Mail): void => {
  insertRow(world.sql, 'mails', {
    recipient: to,
    ...mail,
    sent_at: world.clock.now().toISOString(),
  })
  // Notifies after the transaction has ended, committed or rolled back; listeners query again.
  setImmediate(() => emitterOf(world).emit('mail'))
}

/** The mails to an address in any case, newest first; all mails if it is empty. */
const mailsTo = ({ sql }: World, to: string): SentMail[] =>
  rowsOf(
    sentMail,
    sql.all`SELECT *, recipient AS "to" FROM mails WHERE ${to} = '' OR recipient = ${to}
      ORDER BY mail_id DESC`,
  )

/**
 * The last mails that contain a text, without their content, newest first. `total` counts all
 * mails.
 */
export const mailHeads = ({ sql }: World, text: string) => {
  const heads = sql.all`SELECT * FROM mails
    WHERE instr(lower(recipient || char(10) || subject || char(10) || text), lower(${text})) > 0
    ORDER BY mail_id DESC LIMIT 200`
  return {
    data: rowsOf(mailHead, heads),
    total: sql.get`SELECT count(*) AS total FROM mails`?.['total'],
  }
}

/** Returns those that are left. */
export const deleteMails = (world: World): SentMail[] => {
  world.sql.run`DELETE FROM mails`
  return []
}

/** @throws ShopError `not_found` */
export const readMail = ({ sql }: World, id: string): z.infer<typeof storedMail> => {
  const mail = rowOf(storedMail, sql.get`SELECT * FROM mails WHERE mail_id = ${Number(id)}`)
  if (!mail) throw new ShopError('not_found', `There is no mail ${id}.`)
  return mail
}

/**
 * Like `mailsTo`, but waits up to `waitMs` of real time for the first mail, or until `signal`
 * aborts.
 */
export const awaitMailsTo = async (
  world: World,
  to: string,
  waitMs: number,
  signal: AbortSignal,
): Promise<SentMail[]> => {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
  let mails = mailsTo(world, to)
  while (mails.length === 0 && !stop.aborted) {
    await once(emitterOf(world), 'mail', { signal: stop }).catch(() => {})
    mails = mailsTo(world, to)
  }
  return mails
}
