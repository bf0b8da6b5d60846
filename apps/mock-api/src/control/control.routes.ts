import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import { closeSignal } from '../http/call.ts'
import { parseInput } from '../http/errors.ts'
import type { Scenarios } from '../seed/scenarios.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { callControls } from './call-controls.ts'
import type { Control } from './control.ts'
import { purchaseControls } from './purchase-controls.ts'
import { worldControls } from './world-controls.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly scenarios: Scenarios
  }
  interface FastifyContextConfig {
    readonly control?: Control
  }
}

interface Options {
  readonly startScenario: string
  readonly provider: FakeProvider
  readonly upstream: string | undefined
}

/** The control API for tests and developers (architecture §6), for the world of the request. */
export const controlRoutes: FastifyPluginAsync<Options> = async (
  app,
  { startScenario, provider, upstream = null },
) => {
  const { worlds, scenarios } = app
  // A wait for a mail does not delay a shutdown.
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  const controls: Readonly<Record<string, Control>> = {
    ...worldControls,
    ...callControls,
    ...purchaseControls,
  }
  for (const [route, control] of Object.entries(controls)) {
    const [method = '', url = ''] = route.split(' ')
    app.route<{ Params: Record<string, string> }>({
      method,
      url,
      config: { control },
      // Seed and stubs files may be large.
      bodyLimit: 16 * 1024 * 1024,
      handler: async (request, reply) => {
        const { params, query, body } = request
        const call = {
          // Created on first access, which some controls do not make.
          get world() {
            return request.world
          },
          ...{ worlds, scenarios, startScenario, provider, upstream, params },
          urlOf: (path: string, name?: string) => absoluteUrl(request, path, name),
          closed: AbortSignal.any([closeSignal(reply), closing.signal]),
        }
        // People save and edit responses.
        reply.serializer((result) => `${JSON.stringify(result, null, 2)}\n`)
        const [input, whole] = method === 'GET' ? [query, 'query'] : [body, 'body']
        return control.run(call, parseInput(control.input ?? z.unknown(), input, whole))
      },
    })
  }
}
