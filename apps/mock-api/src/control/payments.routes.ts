import { toRinggit } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import type { PaymentSession } from '../card-provider/provider.ts'
import { ShopError } from '../shared/errors.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { documented } from './explorer.ts'

const actions = {
  pay: { outcome: 'paid', summary: 'Pay without a card, also for an expired session' },
  decline: { outcome: 'declined', summary: 'Decline permanently' },
  expire: { outcome: 'expired', summary: 'Expire the session' },
} as const
const actionNames = ['pay', 'decline', 'expire'] as const

/** The card provider's sessions (architecture §6), for the world of the request. */
export const paymentsRoutes = (provider: FakeProvider) => async (app: FastifyInstance) => {
  app.get('/payments', documented('The card provider’s sessions, newest first'), async (request) => ({
    data: provider
      .list(request.world)
      .map((session) => ({ ...toPayment(session), url: absoluteUrl(request, provider.pagePath(session.sessionId)) })),
  }))

  for (const action of actionNames) {
    const { outcome, summary } = actions[action]
    const path = `/payments/:session_id/${action}`
    app.post<{ Params: { session_id: string } }>(path, documented(summary), async (request) => {
      const { session_id: id } = request.params
      if (!provider.getSession(request.world, id)) throw new ShopError('session_not_found', 'There is no such payment.')
      provider[action](request.world, id)
      const session = provider.getSession(request.world, id)
      if (session?.status !== outcome) {
        throw new ShopError('order_not_payable', `Cannot ${action} this payment: its status is ${session?.status}.`)
      }
      return { data: toPayment(session) }
    })
  }
}

/** Amounts in RM. */
const toPayment = (session: PaymentSession) => ({
  session_id: session.sessionId,
  order_txn_id: session.reference,
  amount: toRinggit(session.amountSen),
  status: session.status,
  refusal: session.refusal,
  created_at: session.createdAt,
  expires_at: session.expiresAt,
  paid_at: session.paidAt,
})
