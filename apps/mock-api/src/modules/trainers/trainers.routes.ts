import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { listTrainers } from './trainers.store.ts'

const server = initServer()

export const trainersRoutes = server.plugin(
  server.router(contract.trainers, {
    list: async ({ request }) => ({ status: 200, body: { data: listTrainers(request.world.sql) } }),
  }),
)
