import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { trainers } from './trainers.service.ts'

const server = initServer()

export const trainersRoutes = server.plugin(
  server.router(contract.trainers, {
    list: async ({ request }) => ({ status: 200, body: { data: trainers(request.world) } }),
  }),
)
