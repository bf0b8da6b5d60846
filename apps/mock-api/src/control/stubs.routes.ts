import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import { ShopError } from '../shared/errors.ts'
import { stubInputSchema, stubsFileSchema } from '../worlds/stub-schema.ts'
import { documented } from './explorer.ts'
import { addStub, addStubs, listStubs } from './stubs.service.ts'

const add = documented('Respond to the calls of an operation with a given response, or add the stubs of a file', {
  description:
    '`match` names the parts that a request must have, of the body at any depth. Stubs with `times` respond first. A response may break the contract; the request log marks it. `*` is any operation.',
  body: stubInputSchema,
  examples: [
    { operation: 'catalog.products', respond: { status: 200, body: { data: [] } } },
    { operation: 'catalog.product', match: { params: { id: 8 } }, respond: { status: 404 } },
    { operation: 'cart.update', times: 1, match: { body: { quantity: -1 } }, respond: { status: 409, delay_ms: 300 } },
  ],
})

/** Stubs (architecture §6), for the world of the request. */
export const stubsRoutes = async (app: FastifyInstance) => {
  app.get('/stubs', documented('The stubs of the world'), async ({ world }) => listStubs(world))
  // A stubs file may have the responses of many calls.
  app.post('/stubs', { ...add, bodyLimit: 8 * 1024 * 1024 }, async ({ world, body }, reply) => {
    reply.status(201)
    const isFile = typeof body === 'object' && body !== null && 'stubs' in body
    return isFile
      ? addStubs(world, parseInput(stubsFileSchema, body).stubs)
      : addStub(world, parseInput(stubInputSchema, body))
  })
  app.delete('/stubs', documented('Remove all stubs'), async ({ world }) => {
    world.stubs.clear()
    return listStubs(world)
  })
  app.delete<{ Params: { id: string } }>('/stubs/:id', documented('Remove one stub'), async ({ world, params }) => {
    if (!world.stubs.remove(Number(params.id))) throw new ShopError('not_found', `There is no stub ${params.id}.`)
    return listStubs(world)
  })
}
