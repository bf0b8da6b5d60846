import type { FastifyInstance } from 'fastify'
import { exportSeed } from '../seed/export-seed.ts'
import type { Scenarios } from '../seed/scenarios.ts'
import { seedJsonSchema } from '../seed/seed-schema.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { resetWorld } from './control.service.ts'
import { sendFile } from './send-file.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly scenarios: Scenarios
  }
}

/** The data of the world as a seed file, its JSON schema, and the scenarios. */
export const seedRoutes = async (app: FastifyInstance) => {
  app.get('/scenarios', async () => ({ data: app.scenarios.summaries }))
  app.get('/seed', async (request, reply) =>
    sendFile(reply, exportSeed(request.world, absoluteUrl(request, '/__mock/api/seed/schema'))),
  )
  app.get('/seed/schema', async () => seedJsonSchema())
  app.put('/seed', { bodyLimit: 16 * 1024 * 1024 }, async ({ world, body }) =>
    resetWorld(world, 'seed', app.scenarios.fromSeed(body)),
  )
}
