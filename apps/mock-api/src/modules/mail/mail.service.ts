import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { World } from '../../worlds/world.ts'
import { insertMail, listMails, type SentMail } from './mail.store.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const arrivals = new WeakMap<World, EventEmitter>()

const arrivalsIn = (world: World): EventEmitter => {
  const known = arrivals.get(world)
  if (known) return known
  const made = new EventEmitter().setMaxListeners(0)
  arrivals.set(world, made)
  return made
}

/** Puts a mail in the world's outbox: it goes nowhere else. Part of the transaction that it is called in. */
export const deliver = (world: World, mail: Mail): void => {
  insertMail(world.sql, { ...mail, sent_at: world.clock.now().toISOString() })
  // Whoever waits looks again, and only after this turn, when the transaction has ended one way or the other.
  setImmediate(() => arrivalsIn(world).emit('mail'))
}

/** The mails to an address, newest first; to everyone when it is empty. */
export const mailsTo = (world: World, to: string): SentMail[] => listMails(world.sql, to)

/** The same, but waits for one to come, up to `waitMs`, when there is none; until `signal` says that nobody waits any longer. */
export const awaitMailsTo = async (
  world: World,
  to: string,
  waitMs: number,
  signal: AbortSignal,
): Promise<SentMail[]> => {
  const over = new AbortController()
  const stop = AbortSignal.any([signal, over.signal])
  // Real time, not the world's: whoever waits sits at a real clock.
  const timer = delay(waitMs, undefined, { signal: stop, ref: false }).then(
    () => over.abort(),
    () => {},
  )
  try {
    let mails = mailsTo(world, to)
    while (mails.length === 0 && !stop.aborted) {
      await once(arrivalsIn(world), 'mail', { signal: stop }).catch(() => {})
      mails = mailsTo(world, to)
    }
    return mails
  } finally {
    over.abort()
    await timer
  }
}
