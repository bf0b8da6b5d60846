import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, sendPage, servePageFiles } from '../http/page-files.ts'
import { type CardForm, checkCard, digitsOf, emptyForm } from './card-form.ts'
import {
  cardPage,
  challengePage,
  closedPage,
  type FormState,
  fillPlaceholders,
  unknownPage,
} from './card-page.ts'
import type { FakeProvider, HostedSession } from './fake-provider.ts'
import { testCards } from './test-cards.ts'

interface PageRequest {
  Params: { session: string }
}

/**
 * The fake provider's hosted page. Each response is made from the session as it is after the step,
 * so that a double click, a reload or a page from the browser's cache shows the true state and
 * changes nothing. An embedded page cannot redirect the window: its script does (card-page.js).
 */
export const cardPageRoutes = (provider: FakeProvider) => async (app: FastifyInstance) => {
  await servePageFiles(app, '/__mock/card-page/', new URL('public/', import.meta.url))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )

  /** What was typed into a form, until the page shows it again: in memory only, since no card is stored. */
  const typed = new Map<string, Pick<FormState, 'form' | 'errors'>>()

  app.get<PageRequest & { Querystring: { card?: unknown } }>('/pay/:session', (request, reply) => {
    const card = testCards.find(({ number }) => number === request.query.card)
    const form = card
      ? { number: card.number, expiry: expiryAhead(request), cvc: '123', name: 'Test Payer' }
      : emptyForm
    const state = typed.get(request.params.session) ?? { form, errors: {} }
    typed.delete(request.params.session)
    return show(request, reply, { ...state, afterRefusal: card === undefined })
  })

  // Each POST redirects: Back to its response would ask the payer to submit the card again.
  app.post<PageRequest>('/pay/:session', (request, reply) => {
    const form = readForm(request.body)
    const errors = checkCard(form, request.world.clock.now())
    const isComplete = Object.keys(errors).length === 0
    const session = sessionOf(request)
    if (session && isComplete)
      provider.submitCard(request.world, session.session_id, digitsOf(form.number))
    const after = sessionOf(request)
    if (after?.status === 'paid' && !after.isEmbedded)
      return goTo(reply, after.return_url, after.session_id)
    // The payer enters the security code again for each try, and the number of another card.
    const kept = { ...form, cvc: '', ...(isComplete && { number: '' }) }
    if (after?.status === 'open' && !after.challenged)
      typed.set(after.session_id, { form: kept, errors })
    return reply.redirect(pagePath(request), 303)
  })

  app.post<PageRequest>('/pay/:session/challenge', (request, reply) => {
    const answer = request.body instanceof URLSearchParams ? request.body.get('answer') : null
    if (answer === 'approve' || answer === 'fail') {
      provider.answerChallenge(request.world, request.params.session, answer === 'approve')
    }
    const session = sessionOf(request)
    if (session?.status === 'paid' && !session.isEmbedded)
      return goTo(reply, session.return_url, session.session_id)
    return reply.redirect(pagePath(request), 303)
  })

  app.post<PageRequest>('/pay/:session/cancel', (request, reply) => {
    provider.cancelSession(request.world, request.params.session)
    const session = sessionOf(request)
    if (session?.status === 'cancelled') return goTo(reply, session.cancel_url, session.session_id)
    return reply.redirect(pagePath(request), 303)
  })

  const sessionOf = (request: FastifyRequest<PageRequest>): HostedSession | undefined =>
    provider.getSession(request.world, request.params.session)

  const show = (
    request: FastifyRequest<PageRequest>,
    reply: FastifyReply,
    state: Omit<FormState, 'expiry'>,
  ) => {
    const session = sessionOf(request)
    if (!session) return page(reply, 404, unknownPage(), null)
    if (!isPayable(session)) {
      const status = session.status === 'paid' ? 200 : 410
      return page(reply, status, closedPage(session), session)
    }
    if (session.challenged) return page(reply, 200, challengePage(session), session)
    return page(reply, 200, cardPage(session, { ...state, expiry: expiryAhead(request) }), session)
  }
}

const pagePath = ({ params }: FastifyRequest<PageRequest>): string =>
  `/pay/${encodeURIComponent(params.session)}`

const isPayable = ({ status, paidBy }: HostedSession): boolean => status === 'open' && !paidBy

/**
 * Browsers apply `form-action` to a form's redirects too, so it has to name the origins that the
 * payer returns to. The shop that they belong to may frame an embedded page.
 */
const cardPagePolicy = (session: HostedSession | null): string => {
  const addresses = session === null ? [] : [session.return_url, session.cancel_url]
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].join(' ')
  const policy = pagePolicy(`form-action 'self' ${origins}`.trim())
  return session?.isEmbedded
    ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins}`)
    : policy
}

/** No cache keeps the page or what was typed into it. */
const page = (reply: FastifyReply, status: number, markup: string, session: HostedSession | null) =>
  sendPage(
    reply.status(status).header('cache-control', 'no-store'),
    cardPagePolicy(session),
    markup,
  )

const goTo = (reply: FastifyReply, address: string, sessionId: string) =>
  reply.header('cache-control', 'no-store').redirect(fillPlaceholders(address, sessionId), 303)

const readForm = (body: unknown): CardForm => {
  const typed = body instanceof URLSearchParams ? body : new URLSearchParams()
  const read = (name: keyof CardForm) => (typed.get(name) ?? '').slice(0, 100)
  return { number: read('number'), expiry: read('expiry'), cvc: read('cvc'), name: read('name') }
}

/** December in three years, by the world's clock. */
const expiryAhead = (request: FastifyRequest): string =>
  `12 / ${String((request.world.clock.now().getUTCFullYear() + 3) % 100).padStart(2, '0')}`
