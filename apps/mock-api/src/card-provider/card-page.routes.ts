import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, sendPage, servePageFiles } from '../http/page-files.ts'
import { firstCharacters } from '../shared/first-characters.ts'
import { type CardForm, checkCard, digitsOf, emptyForm } from './card-form.ts'
import {
  cardPage,
  challengePage,
  closedPage,
  type FormState,
  fillPlaceholders,
  unknownPage,
} from './card-page.ts'
import type { FakeProvider } from './fake-provider.ts'
import type { HostedSession } from './provider.ts'
import { testCards } from './test-cards.ts'

interface PageRoute {
  Params: { session: string }
  Querystring: { card?: unknown }
}
type PageRequest = FastifyRequest<PageRoute>

/**
 * What was typed into a form, by the id of the session, until the page shows it again. It is in
 * memory only, since no card is stored.
 */
type TypedForms = Map<string, Pick<FormState, 'form' | 'errors'>>

/**
 * The fake provider's hosted page. Each response is made from the session as it is after the step,
 * so that a double click, a reload or a page from the browser's cache shows the true state and
 * changes nothing. Each POST redirects: Back to its response would ask the payer to submit the card
 * again. An embedded page cannot redirect the window: its script does (card-page.js).
 */
export const cardPageRoutes = (provider: FakeProvider) => async (app: FastifyInstance) => {
  await servePageFiles(app, '/__mock/card-page/', new URL('public/', import.meta.url))
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
  const typedForms: TypedForms = new Map()

  app.get<PageRoute>('/pay/:session', (request, reply) => {
    const state = takeFormState(typedForms, request)
    return sendSessionPage(request, reply, provider.getSession(...sessionOf(request)), state)
  })

  app.post<PageRoute>('/pay/:session', (request, reply) => {
    submitForm(provider, typedForms, request)
    return leavePage(provider, request, reply)
  })

  app.post<PageRoute>('/pay/:session/challenge', (request, reply) => {
    const answer = request.body instanceof URLSearchParams ? request.body.get('answer') : null
    if (answer === 'approve' || answer === 'fail') {
      provider.answerChallenge(...sessionOf(request), answer === 'approve')
    }
    return leavePage(provider, request, reply)
  })

  app.post<PageRoute>('/pay/:session/cancel', (request, reply) => {
    provider.cancelSession(...sessionOf(request))
    const session = provider.getSession(...sessionOf(request))
    if (session?.status === 'cancelled') return goTo(reply, session.cancel_url, session.session_id)
    return reply.redirect(pagePath(request), 303)
  })
}

const sessionOf = ({ world, params }: PageRequest) => [world, params.session] as const

/** The form of the last try, a test card that the address names, or an empty form. */
const takeFormState = (typedForms: TypedForms, request: PageRequest): Omit<FormState, 'expiry'> => {
  const { session } = request.params
  const card = testCards.find(({ number }) => number === request.query.card)
  const form = card
    ? { number: card.number, expiry: expiryAhead(request), cvc: '123', name: 'Test Payer' }
    : emptyForm
  const state = typedForms.get(session) ?? { form, errors: {} }
  typedForms.delete(session)
  return { ...state, afterRefusal: card === undefined }
}

/** Tries the card of a complete form. What was typed is kept while the session stays open. */
const submitForm = (provider: FakeProvider, typedForms: TypedForms, request: PageRequest): void => {
  const [world, sessionId] = sessionOf(request)
  const form = readForm(request.body)
  const errors = checkCard(form, world.clock.now())
  const isComplete = Object.keys(errors).length === 0
  if (isComplete) provider.submitCard(world, sessionId, digitsOf(form.number))
  const session = provider.getSession(world, sessionId)
  if (session?.status !== 'open' || session.challenged) return
  // The payer enters the security code again for each try, and the number of another card.
  const kept = { ...form, cvc: '', ...(isComplete && { number: '' }) }
  typedForms.set(sessionId, { form: kept, errors })
}

const readForm = (body: unknown): CardForm => {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
  const read = (name: keyof CardForm) => firstCharacters(fields.get(name) ?? '', 100)
  return { number: read('number'), expiry: read('expiry'), cvc: read('cvc'), name: read('name') }
}

/** Sends the payer back to the shop once the order is paid, else to the page again. */
const leavePage = (provider: FakeProvider, request: PageRequest, reply: FastifyReply) => {
  const session = provider.getSession(...sessionOf(request))
  return session?.status === 'paid' && !session.isEmbedded
    ? goTo(reply, session.return_url, session.session_id)
    : reply.redirect(pagePath(request), 303)
}

const sendSessionPage = (
  request: PageRequest,
  reply: FastifyReply,
  session: HostedSession | undefined,
  state: Omit<FormState, 'expiry'>,
) => {
  if (!session) return sendCardPage(reply, 404, unknownPage(), null)
  if (session.status !== 'open' || session.paidBy !== undefined) {
    const status = session.status === 'paid' ? 200 : 410
    return sendCardPage(reply, status, closedPage(session), session)
  }
  const markup = session.challenged
    ? challengePage(session)
    : cardPage(session, { ...state, expiry: expiryAhead(request) })
  return sendCardPage(reply, 200, markup, session)
}

const pagePath = ({ params }: PageRequest): string => `/pay/${encodeURIComponent(params.session)}`

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
const sendCardPage = (
  reply: FastifyReply,
  status: number,
  markup: string,
  session: HostedSession | null,
) =>
  sendPage(
    reply.status(status).header('cache-control', 'no-store'),
    cardPagePolicy(session),
    markup,
  )

const goTo = (reply: FastifyReply, address: string, sessionId: string) =>
  reply.header('cache-control', 'no-store').redirect(fillPlaceholders(address, sessionId), 303)

/** December in three years, by the world's clock. */
const expiryAhead = ({ world }: PageRequest): string =>
  `12 / ${String((world.clock.now().getUTCFullYear() + 3) % 100).padStart(2, '0')}`
