import { randomHex } from '../shared/ids.ts'
import type { World } from '../worlds/world.ts'
import {
  findSession,
  insertSession,
  listSessions,
  sessionsOf,
  updateSession,
} from './card-session.store.ts'
import type { PaymentEvents, PaymentSession, SessionRequest } from './provider.ts'
import { outcomeOf } from './test-cards.ts'

const paymentLifetimeMs = 30 * 60_000

export type FakeProvider = ReturnType<typeof createFakeProvider>

/**
 * Creates the fake card provider, with the operations of its hosted page and of the control API. It
 * stores no card data.
 * @param events the shop's handlers of what happens to a session
 */
export const createFakeProvider = (events: PaymentEvents) => {
  const change = sessionChanger(events)
  return {
    pagePath: (sessionId: string) => `/pay/${sessionId}`,
    /** In the form of Stripe, whose part before `_secret_` is the id of the session. */
    clientSecret: (sessionId: string) => `${sessionId}_secret_mock`,

    getSession: findSession,
    sessionsOf,
    list: listSessions,
    createSession,

    cancelSession: (world: World, sessionId: string) =>
      change(world, sessionId, () => ({ status: 'cancelled' })),

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

    /** Pays without a card. A payment can complete after its session has expired. */
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

const createSession = (world: World, request: SessionRequest): PaymentSession => {
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
  insertSession(world, session)
  return session
}

const payment = (world: World) => ({
  status: 'paid' as const,
  paid_at: world.clock.now().toISOString(),
  refusal: null,
})

/**
 * Returns a function that changes a session whose status is one of `from`, unless its order is paid
 * already. The check, the change and the shop's event handler are one transaction, so a repeated
 * call changes nothing.
 */
const sessionChanger =
  (events: PaymentEvents) =>
  (
    world: World,
    sessionId: string,
    changesOf: (session: PaymentSession) => Partial<PaymentSession>,
    from: readonly PaymentSession['status'][] = ['open'],
  ) =>
    world.transaction(() => {
      const session = findSession(world, sessionId)
      if (!session || session.paidBy || !from.includes(session.status)) return
      const changed = { ...session, challenged: false, ...changesOf(session) }
      updateSession(world, changed)
      if (changed.status === 'paid') events.paid(world, changed)
      if (changed.status === 'declined') events.declined(world, changed)
    })
