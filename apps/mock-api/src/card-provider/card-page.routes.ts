import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, servePageFiles } from '../http/page-files.ts'
import { type CardForm, cardNumber, checkCard, emptyForm } from './card-form.ts'
import { cardPage, challengePage, closedPage, type FormState, fillPlaceholders, unknownPage } from './card-page.ts'
import type { FakeProvider, HostedSession } from './fake-provider.ts'
import { testCards } from './test-cards.ts'

interface PageRequest {
  Params: { session: string }
}

/**
 * The fake provider's hosted page. Each response is made from the session as it is after the step, so that a double click, a
 * reload or a page from the browser's cache shows the true state and changes nothing.
 */
export const cardPageRoutes = (provider: FakeProvider) => async (app: FastifyInstance) => {
  await servePageFiles(app, '/__mock/card-page/', new URL('public/', import.meta.url))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  )

  app.get<PageRequest & { Querystring: { card?: unknown; refused?: unknown } }>('/pay/:session', (request, reply) => {
    const card = testCards.find(({ number }) => number === request.query.card)
    const isRefused = card === undefined || request.query.refused !== undefined
    // The payer enters the security code again for each try.
    const cvc = isRefused ? '' : '123'
    const form = card ? { number: card.number, expiry: expiryAhead(request), cvc, name: 'Test Payer' } : emptyForm
    return show(request, reply, { form, errors: {}, afterRefusal: isRefused })
  })

  app.post<PageRequest>('/pay/:session', (request, reply) => {
    const form = readForm(request.body)
    const session = sessionOf(request)
    const errors = session?.status === 'open' ? checkCard(form, request.world.clock.now()) : {}
    if (session && Object.keys(errors).length === 0) {
      const number = cardNumber(form)
      provider.submitCard(request.world, session.sessionId, number)
      const after = sessionOf(request)
      if (after?.status === 'paid') return goTo(reply, after.returnUrl, after.sessionId)
      // Back to a response of a POST would ask the payer to submit the card again.
      if (after && isPayable(after)) return reply.redirect(`/pay/${after.sessionId}${cardQuery(number)}`, 303)
    }
    return show(request, reply, { form: { ...form, cvc: '' }, errors, afterRefusal: false })
  })

  app.post<PageRequest>('/pay/:session/challenge', (request, reply) => {
    const answer = request.body instanceof URLSearchParams ? request.body.get('answer') : null
    if (answer === 'approve' || answer === 'fail') {
      provider.answerChallenge(request.world, request.params.session, answer === 'approve')
    }
    const session = sessionOf(request)
    if (session?.status === 'paid') return goTo(reply, session.returnUrl, session.sessionId)
    return reply.redirect(`/pay/${encodeURIComponent(request.params.session)}`, 303)
  })

  app.post<PageRequest>('/pay/:session/cancel', (request, reply) => {
    provider.cancelSession(request.world, request.params.session)
    const session = sessionOf(request)
    if (session?.status === 'cancelled') return goTo(reply, session.cancelUrl, session.sessionId)
    return reply.redirect(`/pay/${encodeURIComponent(request.params.session)}`, 303)
  })

  const sessionOf = (request: FastifyRequest<PageRequest>): HostedSession | undefined =>
    provider.hosted(request.world, request.params.session)

  const show = (request: FastifyRequest<PageRequest>, reply: FastifyReply, state: Omit<FormState, 'expiry'>) => {
    const session = sessionOf(request)
    if (!session) return page(reply, 404, unknownPage(), null)
    if (!isPayable(session)) {
      const status = session.status === 'paid' ? 200 : 410
      return page(reply, status, closedPage(session), session)
    }
    if (session.challenged) return page(reply, 200, challengePage(session), session)
    const status = Object.keys(state.errors).length > 0 ? 422 : 200
    return page(reply, status, cardPage(session, { ...state, expiry: expiryAhead(request) }), session)
  }
}

const isPayable = ({ status, paidElsewhere }: HostedSession): boolean => status === 'open' && !paidElsewhere

/** Keeps a refused card in the form: a test card, because what else was typed may be a person's and stays out of addresses. */
const cardQuery = (refused: string): string =>
  testCards.some(({ number, outcome }) => number === refused && outcome !== 'pays' && outcome !== 'challenge')
    ? `?card=${refused}&refused=yes`
    : ''

/** Browsers apply `form-action` to a form's redirects too, so it has to name the origins that the payer returns to. */
const cardPagePolicy = (session: HostedSession | null): string => {
  const addresses = session === null ? [] : [session.returnUrl, session.cancelUrl]
  const origins = new Set(addresses.map((address) => new URL(address).origin))
  return pagePolicy(["form-action 'self'", ...origins].join(' '))
}

const page = (reply: FastifyReply, status: number, markup: string, session: HostedSession | null) =>
  reply
    .status(status)
    .header('content-security-policy', cardPagePolicy(session))
    // No cache keeps the page or what was typed into it.
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup)

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
