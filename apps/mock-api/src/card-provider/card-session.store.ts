import { insertRow, rowsOf } from '../db/rows.ts'
import type { World } from '../worlds/world.ts'
import { type HostedSession, type PaymentSession, paymentSession } from './provider.ts'

export const findSession = (world: World, sessionId: string): HostedSession | undefined => {
  const rows = world.sql.all`SELECT * FROM card_sessions WHERE session_id = ${sessionId}`
  const [session] = toSessions(world, rows)
  if (!session) return undefined
  const paidBy = sessionsOf(world, session.reference).find(
    ({ status, session_id }) => status === 'paid' && session_id !== sessionId,
  )
  return {
    ...session,
    isEmbedded: world.cardProvider === 'embedded',
    paidBy: paidBy?.session_id,
  }
}

/** The sessions of an order, oldest first. */
export const sessionsOf = (world: World, reference: string): PaymentSession[] =>
  toSessions(
    world,
    world.sql.all`SELECT * FROM card_sessions WHERE reference = ${reference} ORDER BY rowid`,
  )

/** All sessions, newest first. */
export const listSessions = (world: World): PaymentSession[] =>
  toSessions(world, world.sql.all`SELECT * FROM card_sessions ORDER BY rowid DESC`)

export const insertSession = (world: World, session: PaymentSession): void => {
  insertRow(world.sql, 'card_sessions', session)
}

/** Stores what may change of a session. */
export const updateSession = (world: World, session: PaymentSession): void => {
  const { session_id, status, refusal, challenged, paid_at } = session
  world.sql.run`UPDATE card_sessions SET
      status = ${status},
      refusal = ${refusal},
      challenged = ${Number(challenged)},
      paid_at = ${paid_at}
    WHERE session_id = ${session_id}`
}

/** Expiry is not stored: it follows from the time of the call. */
const toSessions = ({ clock }: World, rows: Parameters<typeof rowsOf>[1]): PaymentSession[] =>
  rowsOf(paymentSession, rows).map((session) =>
    session.status === 'open' && new Date(session.expires_at) <= clock.now()
      ? { ...session, status: 'expired' }
      : session,
  )
