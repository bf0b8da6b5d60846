import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { ShopError } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'
import { findMail, insertMail, listMailHeads, listMails, type SentMail, type StoredMail } from './mail.store.ts'
import type { Mail } from './render-mail.ts'

const emitters = new WeakMap<World, EventEmitter>()

const emitterOf = (world: World): EventEmitter => {
  const emitter = emitters.get(world) ?? new EventEmitter().setMaxListeners(0)
  emitters.set(world, emitter)
  return emitter
}

/** Stores a mail in the world's outbox, in the caller's transaction. It is not sent anywhere. */
export const deliver = (world: World, mail: Mail): void => {
  insertMail(world.sql, { ...mail, sent_at: world.clock.now().toISOString() })
  // Notifies after the transaction has ended, committed or rolled back; listeners query again.
  setImmediate(() => emitterOf(world).emit('mail'))
}

/** The mails to an address, newest first; all mails if it is empty. */
export const mailsTo = (world: World, to: string): SentMail[] => listMails(world.sql, to)

/** The last mails without their content, newest first. */
export const mailHeads = (world: World) => listMailHeads(world.sql)

/** @throws ShopError `not_found` */
export const readMail = (world: World, id: string): StoredMail => {
  const mail = findMail(world.sql, Number(id))
  if (!mail) throw new ShopError('not_found', `There is no mail ${id}.`)
  return mail
}

/** Like `mailsTo`, but waits up to `waitMs` of real time for the first mail, or until `signal` aborts. */
export const awaitMailsTo = async (
  world: World,
  to: string,
  waitMs: number,
  signal: AbortSignal,
): Promise<SentMail[]> => {
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  const timer = delay(waitMs, undefined, { signal: stop, ref: false }).then(
    () => over.abort(),
    () => {},
  )
  try {
    let mails = mailsTo(world, to)
    while (mails.length === 0 && !stop.aborted) {
      await once(emitterOf(world), 'mail', { signal: stop }).catch(() => {})
      mails = mailsTo(world, to)
    }
    return mails
  } finally {
    over.abort()
    await timer
  }
}
