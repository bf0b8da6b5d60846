import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, sendPage, servePageFiles } from '../http/page-files.ts'
import { cardPage, challengePage, closedPage, fillPlaceholders, unknownPage } from './card-page.ts'
import type { FakeProvider } from './fake-provider.ts'
import type { HostedSession } from './provider.ts'

interface PageRoute {
  Params: { session: string }
}
type PageRequest = FastifyRequest<PageRoute>

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

  app.get<PageRoute>('/pay/:session', (request, reply) =>
    sendSessionPage(reply, provider.getSession(...sessionOf(request))),
  )

  app.post<PageRoute>('/pay/:session', (request, reply) => {
    provider.submitCard(...sessionOf(request), fieldOf(request, 'number'))
    return leavePage(provider, request, reply)
  })

  app.post<PageRoute>('/pay/:session/challenge', (request, reply) => {
    provider.answerChallenge(...sessionOf(request), fieldOf(request, 'answer') === 'approve')
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

/** A field of the submitted form; empty if there is none. */
const fieldOf = ({ body }: PageRequest, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : ''

/** Sends the payer back to the shop once the order is paid, else to the page again. */
const leavePage = (provider: FakeProvider, request: PageRequest, reply: FastifyReply) => {
  const session = provider.getSession(...sessionOf(request))
  return session?.status === 'paid' && !session.isEmbedded
    ? goTo(reply, session.return_url, session.session_id)
    : reply.redirect(pagePath(request), 303)
}

const sendSessionPage = (reply: FastifyReply, session: HostedSession | undefined) => {
  if (!session) return sendCardPage(reply, 404, unknownPage(), null)
  if (session.status !== 'open' || session.paidBy !== undefined) {
    const status = session.status === 'paid' ? 200 : 410
    return sendCardPage(reply, status, closedPage(session), session)
  }
  const markup = session.challenged ? challengePage(session) : cardPage(session)
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
