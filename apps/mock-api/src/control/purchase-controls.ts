import type { FastifyInstance } from 'fastify'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import { closeSignal } from '../http/call.ts'
import { awaitMailsTo, deleteMails } from '../modules/mail/mail.service.ts'
import { ShopError } from '../shared/errors.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { toPayment } from './control.service.ts'
import { controlsOf, noInput } from './control.ts'
import { outboxQuerySchema } from './schemas.ts'

const actions = [
  ['pay', 'paid', 'Pay without a card, also for an expired session'],
  ['decline', 'declined', 'Decline permanently'],
  ['expire', 'expired', 'Expire the session'],
] as const

/** Controls of the mails of a world and of the card provider's sessions. */
export const purchaseControls = (app: FastifyInstance, provider: FakeProvider): void => {
  const control = controlsOf(app)
  // A wait for a mail does not delay a shutdown.
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  control('GET /outbox', outboxQuerySchema, async ({ world }, { to, wait_ms }, reply) => ({
    data: await awaitMailsTo(world, to, wait_ms, AbortSignal.any([closeSignal(reply), closing.signal])),
  }))
  control('DELETE /outbox', noInput('Delete all mails'), ({ world }) => {
    deleteMails(world)
    return { data: [] }
  })

  control('GET /payments', noInput('The card provider’s sessions, newest first'), (request) => ({
    data: provider
      .list(request.world)
      .map((session) => ({ ...toPayment(session), url: absoluteUrl(request, provider.pagePath(session.sessionId)) })),
  }))
  for (const [action, outcome, summary] of actions) {
    control(`POST /payments/:session_id/${action}`, noInput(summary), ({ world, params: { session_id: id = '' } }) => {
      if (!provider.getSession(world, id)) throw new ShopError('session_not_found', 'There is no such payment.')
      provider[action](world, id)
      const session = provider.getSession(world, id)
      if (session?.status !== outcome) {
        throw new ShopError('order_not_payable', `Cannot ${action} this payment: its status is ${session?.status}.`)
      }
      return { data: toPayment(session) }
    })
  }
}
