import type { ErrorCode } from '@shop/contract'
import * as z from 'zod/mini'
import { ShopError, TooManyAttempts } from '../../shared/errors.ts'
import { rowOf } from '../../worlds/rows.ts'
import type { World } from '../../worlds/world.ts'

/** A rate limit, in the world's time. */
export interface AttemptLimit {
  readonly max: number
  readonly seconds: number
}

/** Enough for a team and its browser tests behind one address, too few to guess a password or to flood a mailbox. */
export const defaultLimits = {
  /** Sign-up, sign-in and password calls, by network address. */
  byAddress: { max: 300, seconds: 10 * 60 },
  /** Wrong passwords of one account from one network address; the correct password resets the count. */
  passwords: { max: 10, seconds: 15 * 60 },
  /** Reset mails to one address. */
  mails: { max: 10, seconds: 60 * 60 },
  /** Unknown coupons, by network address. */
  coupons: { max: 60, seconds: 10 * 60 },
  /** Orders with one email address, and from one network address. */
  orders: { max: 100, seconds: 60 * 60 },
  ordersByAddress: { max: 1000, seconds: 10 * 60 },
  /** Quote requests, each of which sends a mail, with one email address and from one network address. */
  quotes: { max: 10, seconds: 60 * 60 },
  quotesByAddress: { max: 60, seconds: 60 * 60 },
} satisfies Record<string, AttemptLimit>

export type AttemptLimits = Readonly<Record<keyof typeof defaultLimits, AttemptLimit>>

const unlimited: AttemptLimit = { max: Number.MAX_SAFE_INTEGER, seconds: 1 }

/** For load tests, whose shoppers all have one address. */
export const noLimits: AttemptLimits = {
  byAddress: unlimited,
  passwords: unlimited,
  mails: unlimited,
  coupons: unlimited,
  orders: unlimited,
  ordersByAddress: unlimited,
  quotes: unlimited,
  quotesByAddress: unlimited,
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
  if (attempt.count > limit.max) throw tooMany(attempt, now)
}

/**
 * Runs `work` and counts it only if it fails with `code`, so that successful calls are not limited.
 * @throws TooManyAttempts after `limit.max` failures, also for a call that would succeed
 */
export const limitFailures = <T>(
  world: World,
  subject: string,
  limit: AttemptLimit,
  code: ErrorCode,
  work: () => T,
): T => {
  const now = world.clock.now()
  const attempt = rowOf(
    attemptRow,
    world.sql
      .get`SELECT count, resets_at FROM attempts WHERE subject = ${subject} AND resets_at > ${now.toISOString()}`,
  )
  if (attempt && attempt.count >= limit.max) throw tooMany(attempt, now)
  try {
    return work()
  } catch (error) {
    if (error instanceof ShopError && error.code === code) countAttempt(world, subject, limit)
    throw error
  }
}

const tooMany = ({ resets_at }: z.infer<typeof attemptRow>, now: Date): TooManyAttempts =>
  new TooManyAttempts(Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000)))

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
