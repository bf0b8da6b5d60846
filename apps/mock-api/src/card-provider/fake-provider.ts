import { randomHex } from '../shared/ids.ts'
import { insertRow, rowsOf } from '../worlds/rows.ts'
import type { World } from '../worlds/world.ts'
import {
  type PaymentEvents,
  type PaymentSession,
  paymentSession,
  type SessionRequest,
} from './provider.ts'
import { outcomeOf } from './test-cards.ts'

const paymentLifetimeMs = 30 * 60_000

export interface HostedSession extends PaymentSession {
  readonly paidBy: string | undefined
  /** Whether its page is a frame of the shop. */
  readonly isEmbedded: boolean
}

export type FakeProvider = ReturnType<typeof createFakeProvider>

/**
 * Creates the fake card provider, with the operations of its hosted page and of the control API. It stores no card data. A change of a
 * session, the check before it and the shop's event handler are one transaction, so a repeated call changes nothing.
 */
export const createFakeProvider = (events: PaymentEvents) => {
  const getSession = (world: World, sessionId: string): HostedSession | undefined => {
    const [session] = toSessions(
      world,
      world.sql.all`SELECT * FROM card_sessions WHERE session_id = ${sessionId}`,
    )
    if (!session) return undefined
    const others = sessionsOf(world, session.reference)
    return {
      ...session,
      isEmbedded: world.cardProvider === 'embedded',
      paidBy: others.find(({ status, session_id }) => status === 'paid' && session_id !== sessionId)
        ?.session_id,
    }
  }

  /** Changes a session whose status is one of `from`, unless its order is paid already. */
  const change = (
    world: World,
    sessionId: string,
    changesOf: (session: PaymentSession) => Partial<PaymentSession>,
    from: readonly PaymentSession['status'][] = ['open'],
  ) =>
    world.transaction(() => {
      const session = getSession(world, sessionId)
      if (!session || session.paidBy || !from.includes(session.status)) return
      const next = { ...session, challenged: false, ...changesOf(session) }
      world.sql.run`UPDATE card_sessions SET status = ${next.status}, refusal = ${next.refusal},
        challenged = ${Number(next.challenged)}, paid_at = ${next.paid_at} WHERE session_id = ${sessionId}`
      if (next.status === 'paid') events.paid(world, next)
      if (next.status === 'declined') events.declined(world, next)
    })

  const payment = (world: World) => ({
    status: 'paid' as const,
    paid_at: world.clock.now().toISOString(),
    refusal: null,
  })

  return {
    getSession,
    pagePath: (sessionId: string) => `/pay/${sessionId}`,
    /** In the form of Stripe, whose part before `_secret_` is the id of the session. */
    clientSecret: (sessionId: string) => `${sessionId}_secret_mock`,
    sessionsOf,

    createSession: (world: World, request: SessionRequest): PaymentSession => {
      const now = world.clock.now()
      const session: PaymentSession = {
        session_id: `cs_test_${randomHex()}`,
        ...request,
        status: 'open',
        refusal: null,
        challenged: false,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + paymentLifetimeMs).toISOString(),
        paid_at: null,
      }
      insertRow(world.sql, 'card_sessions', session)
      return session
    },

    cancelSession: (world: World, sessionId: string) =>
      change(world, sessionId, () => ({ status: 'cancelled' })),

    list: (world: World) =>
      toSessions(world, world.sql.all`SELECT * FROM card_sessions ORDER BY rowid DESC`),

    /** Tries a card; the session holds the result. */
    submitCard: (world: World, sessionId: string, number: string) =>
      change(world, sessionId, () => {
        const outcome = outcomeOf(number)
        if (outcome === 'pays') return payment(world)
        return outcome === 'challenge' ? { challenged: true } : { refusal: outcome }
      }),

    answerChallenge: (world: World, sessionId: string, approved: boolean) =>
      change(world, sessionId, ({ challenged }) => {
        if (!challenged) return {}
        return approved ? payment(world) : { refusal: 'authentication_failed' }
      }),

    /** Pays without a card, also an expired session: a payment can complete after the session expired. */
    pay: (world: World, sessionId: string) =>
      change(world, sessionId, () => payment(world), ['open', 'expired']),

    decline: (world: World, sessionId: string) =>
      change(world, sessionId, ({ refusal }) => ({
        status: 'declined',
        refusal: refusal ?? 'card_declined',
      })),

    expire: (world: World, sessionId: string) =>
      change(world, sessionId, () => ({ status: 'expired' })),
  }
}

/** Expiry is not stored: it follows from the time of the call. */
const toSessions = ({ clock }: World, rows: Parameters<typeof rowsOf>[1]): PaymentSession[] =>
  rowsOf(paymentSession, rows).map((session) =>
    session.status === 'open' && new Date(session.expires_at) <= clock.now()
      ? { ...session, status: 'expired' }
      : session,
  )

const sessionsOf = (world: World, reference: string): PaymentSession[] =>
  toSessions(
    world,
    world.sql.all`SELECT * FROM card_sessions WHERE reference = ${reference} ORDER BY rowid`,
  )
