import { randomToken } from '../shared/ids.ts'
import type { World } from '../worlds/world.ts'
import type { PaymentEvents, PaymentProvider, PaymentSession, Refusal, SessionStatus } from './provider.ts'
import {
  endSession,
  findSession,
  insertSession,
  listSessions,
  listSessionsOf,
  markPaid,
  type SessionRow,
  setChallenged,
  setRefusal,
} from './session.store.ts'
import { outcomeOf } from './test-cards.ts'

const paymentLifetimeMs = 30 * 60_000

/** A session with what the hosted page needs. */
export interface HostedSession extends PaymentSession {
  /** Whether a 3-D Secure challenge is pending. */
  readonly challenged: boolean
  /** Whether another session with the same reference is paid. */
  readonly paidElsewhere: boolean
}

/** The provider with the operations of its hosted page and of the control API. It stores no card data. */
export interface FakeProvider extends PaymentProvider {
  /** A session for the hosted page. */
  hosted(world: World, sessionId: string): HostedSession | undefined
  /** Every session, newest first. */
  list(world: World): PaymentSession[]
  /** Tries a card; the session holds the result. */
  submitCard(world: World, sessionId: string, number: string): void
  /** Completes a 3-D Secure challenge. */
  answerChallenge(world: World, sessionId: string, approved: boolean): void
  /** Pays without a card, also an expired session: a payment can complete after the session expired. */
  pay(world: World, sessionId: string): void
  /** Declines permanently. */
  decline(world: World, sessionId: string): void
  expire(world: World, sessionId: string): void
}

/**
 * Creates the fake card provider. A change of a session, the check before it and the shop's event handler are one
 * transaction, so a repeated call changes nothing.
 */
export const createFakeProvider = (events: PaymentEvents): FakeProvider => {
  const getSession = (world: World, sessionId: string): PaymentSession | undefined => {
    const row = findSession(world.sql, sessionId)
    return row && toSession(world, row)
  }

  const hosted = (world: World, sessionId: string): HostedSession | undefined => {
    const row = findSession(world.sql, sessionId)
    if (!row) return undefined
    const paidElsewhere = listSessionsOf(world.sql, row.reference).some(
      (other) => other.status === 'paid' && other.session_id !== sessionId,
    )
    return { ...toSession(world, row), challenged: row.challenged, paidElsewhere }
  }

  /** Runs `work` if the session can still be paid. */
  const whileOpen = (world: World, sessionId: string, work: (session: HostedSession) => void): void =>
    world.transaction(() => {
      const session = hosted(world, sessionId)
      if (session?.status === 'open' && !session.paidElsewhere) work(session)
    })

  const settle = (world: World, { sessionId }: PaymentSession): void => {
    if (!markPaid(world.sql, sessionId, world.clock.now().toISOString())) return
    const paid = getSession(world, sessionId)
    if (paid) events.paid(world, paid)
  }

  return {
    getSession,
    hosted,
    pagePath: (sessionId) => `/pay/${sessionId}`,
    sessionsOf: (world, reference) => listSessionsOf(world.sql, reference).map((row) => toSession(world, row)),
    list: (world) => listSessions(world.sql).map((row) => toSession(world, row)),

    createSession: (world, request) => {
      const now = world.clock.now()
      const row: SessionRow = {
        session_id: `cs_test_${randomToken()}`,
        reference: request.reference,
        amount_sen: request.amountSen,
        bill: [...request.bill],
        return_url: request.returnUrl,
        cancel_url: request.cancelUrl,
        status: 'open',
        refusal: null,
        challenged: false,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + paymentLifetimeMs).toISOString(),
        paid_at: null,
      }
      insertSession(world.sql, row)
      return toSession(world, row)
    },

    cancelSession: (world, sessionId) =>
      whileOpen(world, sessionId, () => endSession(world.sql, sessionId, 'cancelled')),

    submitCard: (world, sessionId, number) =>
      whileOpen(world, sessionId, (session) => {
        const outcome = outcomeOf(number)
        if (outcome.kind === 'pays') settle(world, session)
        else if (outcome.kind === 'challenge') setChallenged(world.sql, sessionId)
        else setRefusal(world.sql, sessionId, outcome.refusal)
      }),

    answerChallenge: (world, sessionId, approved) =>
      whileOpen(world, sessionId, (session) => {
        if (!session.challenged) return
        if (approved) settle(world, session)
        else setRefusal(world.sql, sessionId, 'authentication_failed')
      }),

    pay: (world, sessionId) =>
      world.transaction(() => {
        const session = hosted(world, sessionId)
        if (session?.status !== 'open' && session?.status !== 'expired') return
        if (!session.paidElsewhere) settle(world, session)
      }),

    decline: (world, sessionId) =>
      whileOpen(world, sessionId, (session) => {
        const refusal: Refusal = session.refusal ?? 'card_declined'
        setRefusal(world.sql, sessionId, refusal)
        endSession(world.sql, sessionId, 'declined')
        events.declined(world, { ...session, refusal, status: 'declined' })
      }),

    expire: (world, sessionId) => whileOpen(world, sessionId, () => endSession(world.sql, sessionId, 'expired')),
  }
}

const toSession = (world: World, row: SessionRow): PaymentSession => ({
  sessionId: row.session_id,
  reference: row.reference,
  amountSen: row.amount_sen,
  bill: row.bill,
  returnUrl: row.return_url,
  cancelUrl: row.cancel_url,
  status: statusAt(row, world.clock.now()),
  refusal: row.refusal,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
})

/** Expiry is not stored: it follows from the time of the call. */
const statusAt = ({ status, expires_at }: SessionRow, now: Date): SessionStatus =>
  status === 'open' && new Date(expires_at) <= now ? 'expired' : status
