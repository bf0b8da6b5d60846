import { RESET_TOKEN_LIFETIME_MS } from '@shop/contract'
import * as z from 'zod/mini'
import { randomToken } from '../../shared/ids.ts'
import { sha256 } from '../../shared/sha256.ts'
import { insertRow, rowOf } from '../../worlds/rows.ts'
import type { World } from '../../worlds/world.ts'

/** Creates a token that sets the account's password once within an hour. Only its hash is stored. */
export const issueResetToken = (world: World, customerId: number): string => {
  const token = randomToken()
  const now = world.clock.now()
  world.sql.run`DELETE FROM reset_tokens WHERE expires_at <= ${now.toISOString()}`
  insertRow(world.sql, 'reset_tokens', {
    token_hash: sha256(token),
    customer_id: customerId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + RESET_TOKEN_LIFETIME_MS).toISOString(),
  })
  return token
}

const tokenRow = z.object({ customer_id: z.number() })

/** The customer of a token; undefined if it is unknown, used or expired. */
export const customerOfResetToken = (world: World, token: string): number | undefined =>
  rowOf(
    tokenRow,
    world.sql.get`SELECT customer_id FROM reset_tokens
      WHERE token_hash = ${sha256(token)} AND expires_at > ${world.clock.now().toISOString()}`,
  )?.customer_id

/** Revokes all tokens of a customer. */
export const revokeResetTokens = (world: World, customerId: number): void => {
  world.sql.run`DELETE FROM reset_tokens WHERE customer_id = ${customerId}`
}
