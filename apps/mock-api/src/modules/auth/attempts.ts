import * as z from 'zod/mini'
import { TooManyAttempts } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'

/** A rate limit, in the world's time. */
export interface AttemptLimit {
  readonly max: number
  readonly seconds: number
}

export interface AttemptLimits {
  /** Sign-up, sign-in and password calls, by network address. */
  readonly byAddress: AttemptLimit
  /** Wrong passwords of one account; the correct password resets the count. */
  readonly passwords: AttemptLimit
  /** Reset mails to one address. */
  readonly mails: AttemptLimit
}

/** Enough for a team and its browser tests behind one address, too few to guess a password. */
export const defaultLimits: AttemptLimits = {
  byAddress: { max: 300, seconds: 10 * 60 },
  passwords: { max: 10, seconds: 15 * 60 },
  mails: { max: 10, seconds: 60 * 60 },
}

const attemptRow = z.object({ count: z.number(), resets_at: z.string() })

/**
 * Counts an attempt before its outcome is known, so that parallel attempts count.
 * @param subject kind of attempt and its target, such as an email address with or without an account
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

/** Resets a count after success. */
export const resetAttempts = (world: World, subject: string): void => {
  world.sql.run`DELETE FROM attempts WHERE subject = ${subject}`
}

/** The subject of wrong passwords. */
export const passwordSubject = (email: string): string => `password ${email.toLowerCase()}`
