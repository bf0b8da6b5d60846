import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { ShopError } from '../errors.ts'

const resetInput = z.optional(z.nullable(z.strictObject({ scenario: z.optional(z.literal('default')) })))

/** What a test or a developer may do to the world that is asked (design §6). */
export const controlRoutes: FastifyPluginAsync = async (app) => {
  app.post('/reset', async (request) => {
    const input = z.safeParse(resetInput, request.body)
    if (!input.success) throw new ShopError('validation_failed', 'The only scenario is: default.')
    app.worlds.reset(request.world)
    return { world: request.world.name, scenario: input.data?.scenario ?? 'default' }
  })
}
