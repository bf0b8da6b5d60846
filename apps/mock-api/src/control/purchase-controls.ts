import { formatRinggit, toRinggit } from '@shop/contract'
import * as z from 'zod/mini'
import type { PaymentSession } from '../card-provider/provider.ts'
import { awaitMailsTo, deleteMails } from '../modules/mail/mail.service.ts'
import { isRefundDue } from '../modules/payment/payment.service.ts'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { control } from './control.ts'

/** A session of the card provider. Amounts in RM. */
export type Payment = ReturnType<typeof toPayment>

const toPayment = (world: World, session: PaymentSession) => {
  const { reference, amount_sen, bill: _, return_url: __, cancel_url: ___, ...columns } = session
  return {
    ...columns,
    order_txn_id: reference,
    amount: toRinggit(amount_sen),
    amount_text: formatRinggit(toRinggit(amount_sen)),
    /** It was paid after its order was cancelled. */
    refund_due: isRefundDue(world, session),
  }
}

const waitError = 'wait_ms is a whole number of milliseconds, at most 30000.'
const waitSchema = z.coerce
  .number<string>(waitError)
  .check(z.refine((ms) => ms % 1 === 0 && ms >= 0 && ms <= 30_000, waitError))

/** Ends a session without its card page. */
const ending = (
  action: 'pay' | 'decline' | 'expire',
  outcome: PaymentSession['status'],
  title: string,
) =>
  control({
    title,
    run: ({ world, provider, params: { session_id: id = '' } }) => {
      if (!provider.getSession(world, id))
        throw new ShopError('session_not_found', 'There is no such payment.')
      provider[action](world, id)
      const session = provider.getSession(world, id)
      if (session?.status !== outcome) {
        throw new ShopError(
          'order_not_payable',
          `Cannot ${action} this payment: its status is ${session?.status}.`,
        )
      }
      return { data: toPayment(world, session) }
    },
  })

export const purchaseControls = {
  'GET /outbox': control({
    title: 'The mails, newest first',
    description: '`to`: only those to an address. `wait_ms`: wait for the first, at most 30000.',
    input: z.object({ to: z._default(z.string(), ''), wait_ms: z._default(waitSchema, 0) }),
    run: async ({ world, closed }, { to, wait_ms }) => ({
      data: await awaitMailsTo(world, to, wait_ms, closed),
    }),
  }),
  'DELETE /outbox': control({
    title: 'Delete all mails',
    run: ({ world }) => ({ data: deleteMails(world) }),
  }),

  'GET /payments': control({
    title: 'The card provider’s sessions, newest first',
    run: ({ world, provider, urlOf }) => ({
      data: provider.list(world).map((session) => ({
        ...toPayment(world, session),
        url: urlOf(provider.pagePath(session.session_id)),
      })),
    }),
  }),
  'POST /payments/:session_id/pay': ending(
    'pay',
    'paid',
    'Pay without a card, also for an expired session',
  ),
  'POST /payments/:session_id/decline': ending('decline', 'declined', 'Decline permanently'),
  'POST /payments/:session_id/expire': ending('expire', 'expired', 'Expire the session'),
}
