import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import { addFault, changeClock, resetWorld, restoreWorld } from '../control/control.service.ts'
import { clockInput, faultInput, resetInput, restoreInput } from '../control/inputs.ts'
import { readInput } from '../http/errors.ts'
import { ShopError } from '../shared/errors.ts'
import { html } from '../shared/html.ts'
import { type ConsolePage, consoleLayout, consolePolicy } from './layout.ts'
import { clockPage } from './pages/clock.ts'
import { faultsPage } from './pages/faults.ts'
import { mailBody, mailsPage } from './pages/mails.ts'
import { paymentsPage } from './pages/payments.ts'
import { requestsPage } from './pages/requests.ts'
import { scenariosPage } from './pages/scenarios.ts'
import { signInPage } from './pages/sign-in.ts'
import { rowsFrom, tablePage, tablesPage } from './pages/tables.ts'

type Fields = Readonly<Record<string, string>>

/**
 * The developers' console at `/__mock` (architecture §6), for the world that it is opened in. Each page is whole without a
 * script; each form does by hand what a control does, by the same rules, and leads back to its page.
 */
export const consoleRoutes = (provider: FakeProvider) => async (app: FastifyInstance) => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ShopError)) throw error
    const back = request.headers.referer === undefined ? '/__mock' : new URL(request.headers.referer).pathname
    const body = html`<p class="problem" role="alert">${error.message}</p><p><a href="${back}">Back</a></p>`
    return send(request, reply.status(error.status), {
      place: '',
      title: 'That did not work',
      lead: '',
      body,
      isStill: true,
    })
  })

  const page = (path: string, draw: (request: FastifyRequest) => ConsolePage) =>
    app.get(path, (request, reply) => send(request, reply, draw(request)))

  page('/', requestsPage)
  page('/scenarios', ({ world }) => scenariosPage(world))
  page('/sign-in', ({ world }) => signInPage(world))
  page('/payments', (request) => paymentsPage(request, provider))
  page('/mails', ({ world }) => mailsPage(world))
  page('/faults', ({ world }) => faultsPage(world))
  page('/clock', ({ world }) => clockPage(world))
  page('/tables', ({ world }) => tablesPage(world))

  app.get<{ Params: { id: string } }>('/mails/:id', (request, reply) =>
    send(request, reply, mailsPage(request.world, Number(request.params.id))),
  )
  app.get<{ Params: { id: string } }>('/mails/:id/body', ({ world, params }, reply) => {
    const body = mailBody(world, Number(params.id))
    if (body === undefined) throw new ShopError('not_found', 'There is no such mail.')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(body)
  })
  app.get<{ Params: { name: string }; Querystring: { page?: string } }>('/tables/:name', (request, reply) => {
    const { name } = request.params
    const number = Math.max(1, Math.trunc(Number(request.query.page ?? 1)) || 1)
    const rows = rowsFrom(request.world, name, number)
    if (!rows) throw new ShopError('not_found', `There is no table ${name}.`)
    return send(request, reply, tablePage(name, number, rows))
  })

  const action = (path: string, to: string, act: (request: FastifyRequest, fields: Fields) => unknown) =>
    app.post(path, (request, reply) => {
      act(request, isFields(request.body) ? request.body : {})
      return reply.redirect(to, 303)
    })

  action('/reset', '/__mock/scenarios', ({ world }, { scenario }) =>
    resetWorld(app.worlds, world, readInput(resetInput, { scenario }).scenario ?? 'default'),
  )
  action('/snapshot', '/__mock/scenarios', ({ world }) => world.keep())
  action('/restore', '/__mock/scenarios', ({ world }, fields) =>
    restoreWorld(world, readInput(restoreInput, fields).id),
  )
  action('/faults', '/__mock/faults', ({ world }, fields) => addFault(world, readInput(faultInput, faultFrom(fields))))
  action('/faults/release', '/__mock/faults', ({ world }) => world.faults.release())
  action('/faults/clear', '/__mock/faults', ({ world }) => world.faults.clear())
  action('/clock', '/__mock/clock', ({ world }, fields) => changeClock(world, readInput(clockInput, clockFrom(fields))))
  action('/payments/:session', '/__mock/payments', ({ world, params }, { action: asked }) => {
    const session = isFields(params) ? params['session'] : undefined
    if (session === undefined || !provider.getSession(world, session)) {
      throw new ShopError('session_not_found', 'There is no such payment.')
    }
    if (asked !== 'pay' && asked !== 'decline' && asked !== 'expire') {
      throw new ShopError('validation_failed', 'A payment is paid, declined or expired.')
    }
    provider[asked](world, session)
  })
}

/** A mail may style itself and show our pictures; its links open elsewhere. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string')

const faultFrom = ({ operation, kind, times, status, ms, when }: Fields) => ({
  operation,
  times: Number(times),
  effect: {
    kind,
    ...(kind === 'status' && { status: Number(status) }),
    ...(kind === 'delay' && { ms: Number(ms) }),
    ...(kind !== 'malformed' && kind !== 'half' && { when }),
  },
})

/** The field of a browser has neither seconds nor an offset: it is meant as Malaysian time. */
const clockFrom = ({ resume, freeze, advance_seconds }: Fields) => ({
  ...(resume !== undefined && { resume: true }),
  ...(freeze !== undefined && { freeze: freeze === 'now' ? true : `${freeze.padEnd(19, ':00')}+08:00` }),
  ...(advance_seconds !== undefined && { advance_seconds: Number(advance_seconds) }),
})

/** Answers 304 when the browser has the page as it is: the console asks every second. */
const send = (request: FastifyRequest, reply: FastifyReply, page: ConsolePage) => {
  const markup = consoleLayout(request.world, page)
  const tag = `"${createHash('sha256').update(markup).digest('base64url')}"`
  // Without a referrer a browser sends a form's origin as null, and a form of ours could not be told from a stranger's.
  reply.header('referrer-policy', 'same-origin')
  reply.header('etag', tag).header('cache-control', 'no-cache').header('content-security-policy', consolePolicy)
  if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(markup)
}
