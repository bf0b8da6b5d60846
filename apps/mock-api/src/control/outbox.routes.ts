import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { closeSignal } from '../http/call.ts'
import { awaitMailsTo } from '../modules/mail/mail.service.ts'
import { ShopError } from '../shared/errors.ts'
import { documented } from './explorer.ts'

const maxWaitMs = 30_000

const outboxQuerySchema = z.object({
  to: z._default(z.string(), ''),
  wait_ms: z._default(z.coerce.number<number>().check(z.int(), z.nonnegative(), z.lte(maxWaitMs)), 0),
})

const outbox = documented('The mails, newest first', {
  description: '`to`: only those to an address. `wait_ms`: wait for the first, at most 30000.',
  query: outboxQuerySchema,
})

export const outboxRoutes = async (app: FastifyInstance) => {
  // A wait for a mail does not delay a shutdown.
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  app.get('/outbox', outbox, async (request, reply) => {
    const query = z.safeParse(outboxQuerySchema, request.query)
    if (!query.success) {
      throw new ShopError('validation_failed', `wait_ms is a whole number of milliseconds, at most ${maxWaitMs}.`)
    }
    const { to, wait_ms } = query.data
    const signal = AbortSignal.any([closeSignal(reply), closing.signal])
    return { data: await awaitMailsTo(request.world, to, wait_ms, signal) }
  })
}
