import * as z from 'zod/mini'
import { TooManyAttempts } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'

/** How often something may be tried in a span of the world's time. */
export interface AttemptLimit {
  readonly max: number
  readonly seconds: number
}

export interface AttemptLimits {
  /** Every call of signing up, signing in and passwords, by the network address that it comes from. */
  readonly byAddress: AttemptLimit
  /** Wrong passwords for one account; the right one starts the count anew. */
  readonly passwords: AttemptLimit
  /** Reset mails to one mailbox. */
  readonly mails: AttemptLimit
}

/** Generous enough for a team and its browser tests behind one address, and far too few to guess a password. */
export const defaultLimits: AttemptLimits = {
  byAddress: { max: 300, seconds: 10 * 60 },
  passwords: { max: 10, seconds: 15 * 60 },
  mails: { max: 10, seconds: 60 * 60 },
}

const attemptRow = z.object({ count: z.number(), resets_at: z.string() })

/**
 * Counts an attempt, before it is known how it ends, so that many at once count too.
 * @param subject what is tried and on whom; whether there is such an account makes no difference
 * @throws TooManyAttempts
 */
export const countAttempt = (world: World, subject: string, limit: AttemptLimit): void => {
  const now = world.clock.now()
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000).toISOString()
  const attempt = world.transaction(() => {
    world.sql.run`DELETE FROM attempts WHERE resets_at <= ${now.toISOString()}`
    return z.parse(
      attemptRow,
      world.sql.get`INSERT INTO attempts (subject, count, resets_at) VALUES (${subject}, 1, ${resetsAt})
        ON CONFLICT (subject) DO UPDATE SET count = count + 1 RETURNING count, resets_at`,
    )
  })
  if (attempt.count <= limit.max) return
  throw new TooManyAttempts(Math.max(1, Math.ceil((Date.parse(attempt.resets_at) - now.getTime()) / 1000)))
}

/** Starts a count anew, after success. */
export const forgiveAttempts = (world: World, subject: string): void => {
  world.sql.run`DELETE FROM attempts WHERE subject = ${subject}`
}

/** What wrong passwords are counted by. */
export const passwordSubject = (email: string): string => `password ${email.toLowerCase()}`
