import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import type { Upstream } from '../http/upstream.ts'
import { exportSeed } from '../seed/export-seed.ts'
import type { Scenarios } from '../seed/scenarios.ts'
import { seedJsonSchema } from '../seed/seed-schema.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { callControls } from './call-controls.ts'
import { changeClock, changeHost, readClock, readHost, resetWorld, signInAs } from './control.service.ts'
import { controlsOf, noInput, sendFile } from './control.ts'
import { purchaseControls } from './purchase-controls.ts'
import {
  clockInputSchema,
  hostInputSchema,
  resetInputSchema,
  restoreInputSchema,
  seedInputSchema,
  signInInputSchema,
} from './schemas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly scenarios: Scenarios
  }
}

interface Options {
  readonly startScenario: string
  readonly provider: FakeProvider
  readonly upstream: Upstream | undefined
}

/** The control API for tests and developers (architecture §6), for the world of the request. */
export const controlRoutes: FastifyPluginAsync<Options> = async (app, { startScenario, provider, upstream }) => {
  worldControls(app, startScenario)
  callControls(app, upstream)
  purchaseControls(app, provider)
}

const worldControls = (app: FastifyInstance, startScenario: string): void => {
  const control = controlsOf(app)
  control('POST /reset', resetInputSchema, ({ world }, { scenario = startScenario }) =>
    resetWorld(world, scenario, app.scenarios.load(scenario)),
  )
  control('GET /scenarios', noInput('The scenarios'), () => ({ data: app.scenarios.summaries }))
  control('POST /snapshot', noInput('Take a snapshot of data and clock; the last 16 are kept'), ({ world }) =>
    world.takeSnapshot(),
  )
  control('POST /restore', restoreInputSchema, ({ world }, { id }) => world.restoreSnapshot(id))

  control(
    'GET /seed',
    noInput(
      'The data of the world as a seed file, without mails, payments, pictures of customers and links to set a password',
    ),
    (request, _input, reply) =>
      sendFile(reply, exportSeed(request.world, absoluteUrl(request, '/__mock/api/seed/schema'))),
  )
  control('GET /seed/schema', noInput('The JSON schema of seed files'), () => seedJsonSchema())
  control('PUT /seed', seedInputSchema, ({ world, body }) => resetWorld(world, 'seed', app.scenarios.fromSeed(body)))

  control('GET /clock', noInput('The time of the world'), ({ world }) => readClock(world))
  control('POST /clock', clockInputSchema, ({ world }, change) => changeClock(world, change))
  control('GET /host', noInput('The host style of the world'), ({ world }) => readHost(world))
  control('POST /host', hostInputSchema, ({ world }, { style }) => changeHost(world, style))
  control('POST /sign-in', signInInputSchema, ({ world }, { email }) => signInAs(world, email))

  control('GET /worlds', noInput('All worlds of the server, also those in files that are not open'), (request) => ({
    data: app.worlds.list().map((world) => ({ ...world, url: absoluteUrl(request, '/', world.name) })),
  }))
  control(
    'DELETE /worlds/:name',
    noInput('Delete a world with its data; the next request to its name creates it again'),
    ({ params: { name = '' } }) => {
      app.worlds.delete(name)
      return { deleted: name }
    },
  )
}
