import type { FastifyInstance } from 'fastify'
import { parseInput } from '../http/errors.ts'
import type { ScenarioName } from '../seed/scenarios.ts'
import {
  addFault,
  changeClock,
  listFaults,
  listRequests,
  readClock,
  resetWorld,
  restoreWorld,
} from './control.service.ts'
import { clockInput, faultInput, requestsQuery, resetInput, restoreInput, signInInput } from './inputs.ts'
import { signInAs } from './sign-in.service.ts'

/**
 * What a test or a developer may do to the world that is asked (architecture §6).
 * @param start the scenario that a reset goes back to when it names none
 */
export const controlRoutes = (start: ScenarioName) => async (app: FastifyInstance) => {
  app.post('/reset', async ({ world, body }) =>
    resetWorld(app.worlds, world, parseInput(resetInput, body).scenario ?? start),
  )

  app.post('/snapshot', async ({ world }) => {
    const { id, takenAt } = world.takeSnapshot()
    return { id, taken_at: takenAt }
  })
  app.post('/restore', async ({ world, body }) => restoreWorld(world, parseInput(restoreInput, body).id))

  app.get('/clock', async ({ world }) => readClock(world))
  app.post('/clock', async ({ world, body }) => changeClock(world, parseInput(clockInput, body)))

  app.get('/faults', async ({ world }) => listFaults(world))
  app.post('/faults', async ({ world, body }, reply) => {
    reply.status(201)
    return addFault(world, parseInput(faultInput, body))
  })
  app.post('/faults/release', async ({ world }) => ({ released: world.faults.release() }))
  app.delete('/faults', async ({ world }) => {
    world.faults.clear()
    return listFaults(world)
  })

  app.get('/requests', async ({ world, query }) => ({ data: listRequests(world, parseInput(requestsQuery, query)) }))

  app.post('/sign-in', async ({ world, body }) => signInAs(world, parseInput(signInInput, body).email))
}
