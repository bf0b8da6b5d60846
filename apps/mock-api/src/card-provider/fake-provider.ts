import { randomToken } from '../shared/ids.ts'
import type { World } from '../worlds/world.ts'
import type { PaymentEvents, PaymentProvider, PaymentSession, SessionStatus } from './provider.ts'
import {
  findSession,
  insertSession,
  listSessions,
  listSessionsOf,
  type SessionRow,
  updateSession,
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

export type FakeProvider = ReturnType<typeof createFakeProvider>

/**
 * Creates the fake card provider, with the operations of its hosted page and of the control API. It stores no card data. A change of a
 * session, the check before it and the shop's event handler are one transaction, so a repeated call changes nothing.
 */
export const createFakeProvider = (events: PaymentEvents) => {
  /** A session for the hosted page. */
  const hosted = (world: World, sessionId: string): HostedSession | undefined => {
    const row = findSession(world.sql, sessionId)
    if (!row) return undefined
    const paidElsewhere = listSessionsOf(world.sql, row.reference).some(
      (other) => other.status === 'paid' && other.session_id !== sessionId,
    )
    return { ...toSession(world, row), challenged: row.challenged, paidElsewhere }
  }

  /** Changes a session whose status is one of `from`, unless its order is paid already. */
  const change = (
    world: World,
    sessionId: string,
    changesOf: (row: SessionRow) => Partial<SessionRow>,
    from: readonly SessionStatus[] = ['open'],
  ) =>
    world.transaction(() => {
      const row = findSession(world.sql, sessionId)
      const session = hosted(world, sessionId)
      if (!row || !session || session.paidElsewhere || !from.includes(session.status)) return
      const next = { ...row, challenged: false, ...changesOf(row) }
      updateSession(world.sql, next)
      if (next.status === 'paid') events.paid(world, toSession(world, next))
      if (next.status === 'declined') events.declined(world, toSession(world, next))
    })

  const payment = (world: World) => ({
    status: 'paid' as const,
    paid_at: world.clock.now().toISOString(),
    refusal: null,
  })

  const shopOperations: PaymentProvider = {
    getSession: hosted,
    pagePath: (sessionId) => `/pay/${sessionId}`,
    sessionsOf: (world, reference) => listSessionsOf(world.sql, reference).map((row) => toSession(world, row)),

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

    cancelSession: (world, sessionId) => change(world, sessionId, () => ({ status: 'cancelled' })),
  }

  return {
    ...shopOperations,
    hosted,
    /** Every session, newest first. */
    list: (world: World) => listSessions(world.sql).map((row) => toSession(world, row)),

    /** Tries a card; the session holds the result. */
    submitCard: (world: World, sessionId: string, number: string) =>
      change(world, sessionId, () => {
        const outcome = outcomeOf(number)
        if (outcome === 'pays') return payment(world)
        return outcome === 'challenge' ? { challenged: true } : { refusal: outcome }
      }),

    /** Completes a 3-D Secure challenge. */
    answerChallenge: (world: World, sessionId: string, approved: boolean) =>
      change(world, sessionId, ({ challenged }) => {
        if (!challenged) return {}
        return approved ? payment(world) : { refusal: 'authentication_failed' }
      }),

    /** Pays without a card, also an expired session: a payment can complete after the session expired. */
    pay: (world: World, sessionId: string) => change(world, sessionId, () => payment(world), ['open', 'expired']),

    /** Declines permanently. */
    decline: (world: World, sessionId: string) =>
      change(world, sessionId, ({ refusal }) => ({ status: 'declined', refusal: refusal ?? 'card_declined' })),

    expire: (world: World, sessionId: string) => change(world, sessionId, () => ({ status: 'expired' })),
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
