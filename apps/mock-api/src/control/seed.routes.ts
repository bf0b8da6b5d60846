import type { FastifyInstance } from 'fastify'
import { exportSeed } from '../seed/export-seed.ts'
import type { Scenarios } from '../seed/scenarios.ts'
import { seedFileSchema, seedJsonSchema } from '../seed/seed-schema.ts'
import { absoluteUrl } from '../worlds/world-name.ts'
import { resetWorld } from './control.service.ts'
import { documented } from './explorer.ts'
import { sendFile } from './send-file.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly scenarios: Scenarios
  }
}

/** The data of the world as a seed file, its JSON schema, and the scenarios. */
export const seedRoutes = async (app: FastifyInstance) => {
  app.get('/scenarios', documented('The scenarios'), async () => ({ data: app.scenarios.summaries }))
  const seed = documented('The data of the world as a seed file', {
    description: 'Without mails, payments, pictures of customers and links to set a password.',
  })
  app.get('/seed', seed, async (request, reply) =>
    sendFile(reply, exportSeed(request.world, absoluteUrl(request, '/__mock/api/seed/schema'))),
  )
  app.get('/seed/schema', documented('The JSON schema of seed files'), async () => seedJsonSchema())
  const load = documented('Replace the data of the world by a seed; an invalid one changes nothing', {
    body: seedFileSchema,
    examples: [
      { extends: 'sample', add: { products: [{ product_id: 99, product_name: 'Tea', product_price: 12.5 }] } },
    ],
  })
  app.put('/seed', { ...load, bodyLimit: 16 * 1024 * 1024 }, async ({ world, body }) =>
    resetWorld(world, 'seed', app.scenarios.fromSeed(body)),
  )
}
