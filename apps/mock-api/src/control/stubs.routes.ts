import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import { ShopError } from '../shared/errors.ts'
import { stubInputSchema, stubsFileSchema } from '../worlds/stub-schema.ts'
import { addStub, addStubs, listStubs } from './stubs.service.ts'

/** A stubs file may have the responses of many calls. */
const bodyLimit = 8 * 1024 * 1024

/** Stubs (architecture §6), for the world of the request. */
export const stubsRoutes = async (app: FastifyInstance) => {
  app.get('/stubs', async ({ world }) => listStubs(world))
  app.post('/stubs', { bodyLimit }, async ({ world, body }, reply) => {
    reply.status(201)
    const isFile = typeof body === 'object' && body !== null && 'stubs' in body
    return isFile
      ? addStubs(world, parseInput(stubsFileSchema, body).stubs)
      : addStub(world, parseInput(stubInputSchema, body))
  })
  app.delete('/stubs', async ({ world }) => {
    world.stubs.clear()
    return listStubs(world)
  })
  app.delete<{ Params: { id: string } }>('/stubs/:id', async ({ world, params }) => {
    if (!world.stubs.remove(Number(params.id))) throw new ShopError('not_found', `There is no stub ${params.id}.`)
    return listStubs(world)
  })
}
