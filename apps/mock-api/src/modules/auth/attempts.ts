import * as z from 'zod/mini'
import type { AttemptLimit, AttemptLimits } from '../../app-options.ts'
import { TooManyAttempts } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'

/** Enough for a team and its browser tests behind one address. Any other call responds with 429 by a fault. */
export const defaultLimits: AttemptLimits = {
  byAddress: { max: 300, seconds: 10 * 60 },
  passwords: { max: 10, seconds: 15 * 60 },
  mails: { max: 10, seconds: 60 * 60 },
}

const unlimited: AttemptLimit = { max: Number.MAX_SAFE_INTEGER, seconds: 1 }

/** For load tests, whose shoppers all have one address. */
export const noLimits: AttemptLimits = { byAddress: unlimited, passwords: unlimited, mails: unlimited }

const attemptRow = z.object({ count: z.number(), resets_at: z.string() })

/**
 * Counts an attempt before its outcome is known, so that parallel attempts count.
 * @param subject kind of attempt and its target, such as an email address with or without an account
 * @throws TooManyAttempts
 */
export const countAttempt = (world: World, subject: string, limit: AttemptLimit): void => {
  const now = world.clock.now()
  const resetsAt = new Date(now.getTime() + limit.seconds * 1000).toISOString()
  const { count, resets_at } = world.transaction(() => {
    world.sql.run`DELETE FROM attempts WHERE resets_at <= ${now.toISOString()}`
    return z.parse(
      attemptRow,
      world.sql.get`INSERT INTO attempts (subject, count, resets_at) VALUES (${subject}, 1, ${resetsAt})
        ON CONFLICT (subject) DO UPDATE SET count = count + 1 RETURNING count, resets_at`,
    )
  })
  if (count <= limit.max) return
  throw new TooManyAttempts(Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000)))
}

/**
 * The subject of wrong passwords: an account and a network address, so that the guesses of others do not lock its owner
 * out.
 */
export const passwordSubject = (email: string, address: string): string => `${passwordsOf(email)}${address}`

const passwordsOf = (email: string): string => `password ${email.toLowerCase()} `

/** Resets a count after success. */
export const resetAttempts = (world: World, subject: string): void => {
  world.sql.run`DELETE FROM attempts WHERE subject = ${subject}`
}

/** Resets the counts of an account for all network addresses. */
export const resetPasswordAttempts = (world: World, email: string): void => {
  const prefix = passwordsOf(email)
  world.sql.run`DELETE FROM attempts WHERE substr(subject, 1, length(${prefix})) = ${prefix}`
}
