import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import { ShopError } from '../shared/errors.ts'
import { faultInputSchema } from '../worlds/fault-schema.ts'
import {
  addFault,
  changeClock,
  changeHost,
  listFaults,
  listRequests,
  readClock,
  readHost,
  resetWorld,
  restoreWorld,
} from './control.service.ts'
import {
  clockInputSchema,
  hostInputSchema,
  requestsQuerySchema,
  resetInputSchema,
  restoreInputSchema,
  signInInputSchema,
} from './schemas.ts'
import { signInAs } from './sign-in.service.ts'

/**
 * The control API for tests and developers (architecture §6), for the world of the request.
 * @param startScenario the scenario of a reset that names none
 */
export const controlRoutes = (startScenario: string) => async (app: FastifyInstance) => {
  app.post('/reset', async ({ world, body }) => {
    const { scenario = startScenario } = parseInput(resetInputSchema, body)
    return resetWorld(world, scenario, app.scenarios.load(scenario))
  })

  app.post('/snapshot', async ({ world }) => {
    const { id, takenAt } = world.takeSnapshot()
    return { id, taken_at: takenAt }
  })
  app.post('/restore', async ({ world, body }) => restoreWorld(world, parseInput(restoreInputSchema, body).id))

  app.get('/clock', async ({ world }) => readClock(world))
  app.post('/clock', async ({ world, body }) => changeClock(world, parseInput(clockInputSchema, body)))

  app.get('/host', async ({ world }) => readHost(world))
  app.post('/host', async ({ world, body }) => changeHost(world, parseInput(hostInputSchema, body).style))

  app.get('/faults', async ({ world }) => listFaults(world))
  app.post('/faults', async ({ world, body }, reply) => {
    reply.status(201)
    return addFault(world, parseInput(faultInputSchema, body))
  })
  app.post('/faults/release', async ({ world }) => ({ released: world.faults.release() }))
  app.delete('/faults', async ({ world }) => {
    world.faults.clear()
    return listFaults(world)
  })

  app.delete<{ Params: { id: string } }>('/faults/:id', async ({ world, params }) => {
    if (!world.faults.remove(Number(params.id))) throw new ShopError('not_found', `There is no fault ${params.id}.`)
    return listFaults(world)
  })

  app.get('/requests', async ({ world, query }) => ({
    data: listRequests(world, parseInput(requestsQuerySchema, query)),
  }))

  app.post('/sign-in', async ({ world, body }) => signInAs(world, parseInput(signInInputSchema, body).email))
}
