import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { product, products, sliders } from './catalog.service.ts'

const server = initServer()

export const catalogRoutes = server.plugin(
  server.router(contract.catalog, {
    products: async ({ request }) => ({ status: 200, body: { data: products(request.world) } }),
    sliders: async ({ request }) => ({ status: 200, body: { data: sliders(request.world) } }),
    product: async ({ request, params }) => ({ status: 200, body: { data: product(request.world, params.id) } }),
  }),
)
