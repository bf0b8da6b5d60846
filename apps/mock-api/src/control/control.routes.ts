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
  signInAs,
} from './control.service.ts'
import { documented } from './explorer.ts'
import {
  clockInputSchema,
  hostInputSchema,
  requestsQuerySchema,
  resetInputSchema,
  restoreInputSchema,
  signInInputSchema,
} from './schemas.ts'

/**
 * The control API for tests and developers (architecture §6), for the world of the request.
 * @param startScenario the scenario of a reset that names none
 */
export const controlRoutes = (startScenario: string) => async (app: FastifyInstance) => {
  const reset = documented('Reset the world to a scenario, and return what a client needs to continue from it', {
    description: 'Replaces the data, and resets clock, faults, stubs, host style and log. A recording ends.',
    body: resetInputSchema,
    examples: [{ scenario: 'guest-cart' }, { scenario: 'many-orders' }, { scenario: 'many-products' }, {}],
  })
  app.post('/reset', reset, async ({ world, body }) => {
    const { scenario = startScenario } = parseInput(resetInputSchema, body)
    return resetWorld(world, scenario, app.scenarios.load(scenario))
  })

  app.post('/snapshot', documented('Take a snapshot of data and clock; the last 16 are kept'), async ({ world }) => {
    const { id, takenAt } = world.takeSnapshot()
    return { id, taken_at: takenAt }
  })
  const restore = documented('Restore the data and the clock of a snapshot', { body: restoreInputSchema })
  app.post('/restore', restore, async ({ world, body }) => restoreWorld(world, parseInput(restoreInputSchema, body).id))

  app.get('/clock', documented('The time of the world'), async ({ world }) => readClock(world))
  const clock = documented('Resume, then freeze, then advance the clock: all three in one call if you like', {
    body: clockInputSchema,
    examples: [{ advance_seconds: 1800 }, { freeze: '2026-12-01T09:00:00+08:00' }, { freeze: true }, { resume: true }],
  })
  app.post('/clock', clock, async ({ world, body }) => changeClock(world, parseInput(clockInputSchema, body)))

  app.get('/host', documented('The host style of the world'), async ({ world }) => readHost(world))
  const host = documented('Respond in full, or like a sparse host', {
    description:
      '`sparse`: no assumed field, and the forms that PHP frameworks give values, such as `"55.00"`. The header `x-mock-host-style` sets the style of one request.',
    body: hostInputSchema,
    examples: [{ style: 'sparse' }, { style: 'full' }],
  })
  app.post('/host', host, async ({ world, body }) => changeHost(world, parseInput(hostInputSchema, body).style))

  app.get('/faults', documented('The faults of the world'), async ({ world }) => listFaults(world))
  const fault = documented('Make the next calls of an operation fail', {
    description:
      'The oldest fault first, `*` for any operation. With `when: "after"` the call does its work and only the response is lost. The header `x-mock-fault` with an effect as JSON applies it to one request, before the faults of the world.',
    body: faultInputSchema,
    examples: [
      { operation: 'cart.update', times: 2, effect: { kind: 'status', status: 503 } },
      { operation: 'payment.verify', effect: { kind: 'drop', when: 'after' } },
      { operation: '*', times: 50, effect: { kind: 'delay', ms: { min: 100, max: 800 } } },
      { operation: 'catalog.products', effect: { kind: 'status', status: 503, body: { message: 'Back at noon.' } } },
      { operation: 'order.detail', effect: { kind: 'malformed' } },
      { operation: 'order.list', effect: { kind: 'half' } },
      { operation: 'order.place', effect: { kind: 'hold' } },
    ],
  })
  app.post('/faults', fault, async ({ world, body }, reply) => {
    reply.status(201)
    return addFault(world, parseInput(faultInputSchema, body))
  })
  app.post('/faults/release', documented('Release held calls'), async ({ world }) => ({
    released: world.faults.release(),
  }))
  app.delete('/faults', documented('Remove all faults and release held calls'), async ({ world }) => {
    world.faults.clear()
    return listFaults(world)
  })
  app.delete<{ Params: { id: string } }>('/faults/:id', documented('Remove one fault'), async ({ world, params }) => {
    if (!world.faults.remove(Number(params.id))) throw new ShopError('not_found', `There is no fault ${params.id}.`)
    return listFaults(world)
  })

  const requests = documented('The request log, oldest first', {
    description:
      '`since` is the id of a request or a time, exclusive. `contract.kind` is `met`, `request` or `response` (which broke the contract), `tolerated` (the shop can show it), `fault` or `unknown`. `source` is `mock`, `stub` or `upstream`.',
    query: requestsQuerySchema,
  })
  app.get('/requests', requests, async ({ world, query }) => ({
    data: listRequests(world, parseInput(requestsQuerySchema, query)),
  }))

  const signIn = documented('Sign in without a password, also to an account that has none yet', {
    body: signInInputSchema,
    examples: [{ email: 'customer@example.com' }, { email: 'new@example.com' }],
  })
  app.post('/sign-in', signIn, async ({ world, body }) => signInAs(world, parseInput(signInInputSchema, body).email))
}
