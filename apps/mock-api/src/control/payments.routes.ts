import { toRinggit } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import type { PaymentSession } from '../card-provider/provider.ts'
import { ShopError } from '../shared/errors.ts'
import { absoluteUrl } from '../worlds/world-name.ts'

const actions = ['pay', 'decline', 'expire'] as const

/** The card provider's sessions (architecture §6), for the world of the request. */
export const paymentsRoutes = (provider: FakeProvider) => async (app: FastifyInstance) => {
  app.get('/payments', async (request) => ({
    data: provider
      .list(request.world)
      .map((session) => ({ ...toPayment(session), url: absoluteUrl(request, provider.pagePath(session.sessionId)) })),
  }))

  for (const action of actions) {
    app.post<{ Params: { session_id: string } }>(`/payments/:session_id/${action}`, async (request) => {
      const { session_id: id } = request.params
      if (!provider.getSession(request.world, id)) throw new ShopError('session_not_found', 'There is no such payment.')
      provider[action](request.world, id)
      const session = provider.getSession(request.world, id)
      if (session?.status !== outcome[action]) {
        throw new ShopError('order_not_payable', `Cannot ${action} this payment: its status is ${session?.status}.`)
      }
      return { data: toPayment(session) }
    })
  }
}

const outcome = { pay: 'paid', decline: 'declined', expire: 'expired' } as const

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
