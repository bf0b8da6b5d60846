import { SESSION_LIFETIME_MS } from '@shop/contract'
import * as z from 'zod/mini'
import { randomToken } from '../../shared/ids.ts'
import { sha256 } from '../../shared/sha256.ts'
import { insertRow, rowOf } from '../../worlds/rows.ts'
import type { World } from '../../worlds/world.ts'

/** Starts a session and returns its token. Only its hash is stored. */
export const startSession = (world: World, customerId: number): string => {
  const token = randomToken()
  const now = world.clock.now()
  insertRow(world.sql, 'sessions', {
    token_hash: sha256(token),
    customer_id: customerId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString(),
  })
  return token
}

const sessionRow = z.object({ customer_id: z.number(), expires_at: z.string() })

/** The customer of a token; undefined if it is unknown, revoked or expired. */
export const customerOfToken = (world: World, token: string): number | undefined => {
  const session = rowOf(sessionRow, world.sql.get`SELECT * FROM sessions WHERE token_hash = ${sha256(token)}`)
  return session && new Date(session.expires_at) > world.clock.now() ? session.customer_id : undefined
}

/** Revokes a token. */
export const endSession = (world: World, token: string): void => {
  world.sql.run`DELETE FROM sessions WHERE token_hash = ${sha256(token)}`
}

/** Revokes all tokens of a customer except `exception`. */
export const endSessionsOf = (world: World, customerId: number, exception = ''): void => {
  world.sql.run`DELETE FROM sessions WHERE customer_id = ${customerId} AND token_hash <> ${sha256(exception)}`
}
