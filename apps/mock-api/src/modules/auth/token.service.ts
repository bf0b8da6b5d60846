import { RESET_TOKEN_LIFETIME_MS, SESSION_LIFETIME_MS } from '@shop/contract'
import * as z from 'zod/mini'
import { insertRow, rowOf } from '../../db/rows.ts'
import { randomToken } from '../../shared/ids.ts'
import { sha256 } from '../../shared/sha256.ts'
import type { World } from '../../worlds/world.ts'

/** A session, or a mailed link that sets the password once. */
const lifetimes = { session: SESSION_LIFETIME_MS, link: RESET_TOKEN_LIFETIME_MS }
type Kind = keyof typeof lifetimes

/** Creates a token of a customer. Only its hash is stored. */
export const issueToken = (world: World, kind: Kind, customerId: number): string => {
  const token = randomToken()
  const now = world.clock.now()
  insertRow(world.sql, 'tokens', {
    token_hash: sha256(token),
    kind,
    customer_id: customerId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetimes[kind]).toISOString(),
  })
  return token
}

const tokenRow = z.object({ customer_id: z.number(), expires_at: z.string() })

/** The customer of a token; undefined if it is unknown, revoked or expired. */
export const customerOfToken = (world: World, kind: Kind, token: string): number | undefined => {
  const row = world.sql
    .get`SELECT * FROM tokens WHERE token_hash = ${sha256(token)} AND kind = ${kind}`
  const found = rowOf(tokenRow, row)
  return found && new Date(found.expires_at) > world.clock.now() ? found.customer_id : undefined
}

export const revokeToken = (world: World, token: string): void => {
  world.sql.run`DELETE FROM tokens WHERE token_hash = ${sha256(token)}`
}

/** @param exception the token of the current session, which stays */
export const revokeTokensOf = (world: World, customerId: number, exception = ''): void => {
  world.sql.run`DELETE FROM tokens
    WHERE customer_id = ${customerId} AND token_hash <> ${sha256(exception)}`
}
