import * as z from 'zod/mini'
import { TooManyAttempts } from '../../shared/errors.ts'
import type { World } from '../../worlds/world.ts'

/** Rate limits in the world's time: enough for a team and its browser tests behind one address. */
const limits = {
  /** Sign-up, sign-in and password calls, by network address. */
  address: { max: 300, seconds: 10 * 60 },
  /**
   * Wrong passwords of one account from one network address; the correct password resets the count.
   */
  password: { max: 10, seconds: 15 * 60 },
  /** Reset mails to one address. */
  mail: { max: 10, seconds: 60 * 60 },
  /** Orders with a quote, which are mailed without a payment. */
  quote: { max: 10, seconds: 60 * 60 },
}

const attemptRow = z.object({ count: z.number(), resets_at: z.string() })

/**
 * Counts an attempt before its outcome is known, so that parallel attempts count.
 * @param target such as an email address with or without an account
 * @throws TooManyAttempts
 */
export const countAttempt = (world: World, kind: keyof typeof limits, target: string): void => {
  const { max, seconds } = limits[kind]
  const now = world.clock.now()
  const resetsAt = new Date(now.getTime() + seconds * 1000).toISOString()
  const { count, resets_at } = world.transaction(() => {
    world.sql.run`DELETE FROM attempts WHERE resets_at <= ${now.toISOString()}`
    const row = world.sql.get`INSERT INTO attempts (subject, count, resets_at)
      VALUES (${`${kind} ${target}`}, 1, ${resetsAt})
      ON CONFLICT (subject) DO UPDATE SET count = count + 1
      RETURNING count, resets_at`
    return z.parse(attemptRow, row)
  })
  if (count <= max || !world.hasLimits) return
  throw new TooManyAttempts(Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000)))
}

/**
 * What wrong passwords are counted for: guesses from other addresses do not lock the owner of an
 * account out.
 */
export const passwordTarget = (email: string, address: string): string =>
  `${email.toLowerCase()} ${address} `

/** Resets the counts of wrong passwords of an account, for one network address or all. */
export const resetPasswordAttempts = (world: World, email: string, address?: string): void => {
  const target = address === undefined ? `${email.toLowerCase()} ` : passwordTarget(email, address)
  const prefix = `password ${target}`
  world.sql.run`DELETE FROM attempts WHERE substr(subject, 1, length(${prefix})) = ${prefix}`
}
