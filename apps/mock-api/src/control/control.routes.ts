import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import type { Scenarios } from '../seed/scenarios.ts'
import { closeSignal } from '../shared/close-signal.ts'
import { parseInput } from '../shared/parse-input.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { allControls } from './all-controls.ts'
import type { Control } from './control.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly scenarios: Scenarios
  }
}

interface Options {
  readonly startScenario: string
  readonly provider: FakeProvider
  readonly upstream: string | undefined
}

interface ControlRoute {
  readonly Params: Record<string, string>
}
type ControlRequest = FastifyRequest<ControlRoute>

/** The control API for tests and developers (architecture §6), for the world of the request. */
export const controlRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { startScenario, provider, upstream = null } = options
  const { worlds, scenarios } = app
  // A wait for a mail does not delay a shutdown.
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  const callOf = (request: ControlRequest, reply: FastifyReply) => ({
    // A getter, because access to it creates the world, which some controls do not need.
    get world() {
      return request.world
    },
    worlds,
    scenarios,
    startScenario,
    provider,
    upstream,
    params: request.params,
    urlOf: (path: string, name?: string) => absoluteUrl(request, path, name),
    closed: AbortSignal.any([closeSignal(reply), closing.signal]),
  })
  const controls: Readonly<Record<string, Control>> = allControls
  for (const [route, control] of Object.entries(controls)) {
    const [method = '', url = ''] = route.split(' ')
    const part = method === 'GET' ? 'query' : 'body'
    app.route<ControlRoute>({
      method,
      url,
      // Seed and stubs files may be large.
      bodyLimit: 16 * 1024 * 1024,
      handler: async (request, reply) => {
        // People save and edit responses.
        reply.serializer((result) => `${JSON.stringify(result, null, 2)}\n`)
        const input = parseInput(control.input ?? z.unknown(), request[part], part)
        return control.run(callOf(request, reply), input)
      },
    })
  }
}
