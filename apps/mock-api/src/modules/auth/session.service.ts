import { randomToken } from '../../shared/ids.ts'
import { sha256 } from '../../shared/sha256.ts'
import type { World } from '../../worlds/world.ts'
import { deleteSession, deleteSessionsOf, findSession, insertSession } from './session.store.ts'

const sessionLifetimeMs = 30 * 24 * 60 * 60_000

/** Begins a session and answers its token, the only time it is seen. */
export const startSession = (world: World, customerId: number): string => {
  const token = randomToken()
  const now = world.clock.now()
  insertSession(world.sql, {
    token_hash: sha256(token),
    customer_id: customerId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionLifetimeMs).toISOString(),
  })
  return token
}

/** The customer whose token it is; undefined when it is unknown, revoked or expired. */
export const customerOfToken = (world: World, token: string): number | undefined => {
  const session = findSession(world.sql, sha256(token))
  return session && new Date(session.expires_at) > world.clock.now() ? session.customer_id : undefined
}

/** Revokes a token. */
export const endSession = (world: World, token: string): void => deleteSession(world.sql, sha256(token))

/** Revokes every token of a customer, but for `kept`, the one that asks for it. */
export const endSessionsOf = (world: World, customerId: number, kept?: string): void =>
  deleteSessionsOf(world.sql, customerId, kept === undefined ? null : sha256(kept))
