import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { shippingSettings } from './settings.service.ts'

const server = initServer()

export const settingsRoutes = server.plugin(
  server.router(contract.settings, {
    shipping: async () => ({ status: 200, body: { data: shippingSettings() } }),
  }),
)
