import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { unchanged } from '../../worlds/unchanged.ts'
import { product, products, sliders } from './catalog.service.ts'

const server = initServer()

// Every visitor asks for these, and they change only when somebody changes the shop.
const productsBody = unchanged((world) => ({ data: products(world) }))
const slidersBody = unchanged((world) => ({ data: sliders(world) }))
const productBody = unchanged((world, id: number) => ({ data: product(world, id) }))

export const catalogRoutes = server.plugin(
  server.router(contract.catalog, {
    products: async ({ request }) => ({ status: 200, body: productsBody(request.world, undefined) }),
    sliders: async ({ request }) => ({ status: 200, body: slidersBody(request.world, undefined) }),
    product: async ({ request, params }) => ({ status: 200, body: productBody(request.world, params.id) }),
  }),
)
