import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { ShopError } from '../../shared/errors.ts'
import { findProduct, listProducts, listSliders } from './catalog.service.ts'

const server = initServer()

export const catalogRoutes = server.plugin(
  server.router(contract.catalog, {
    products: async ({ request }) => ({ status: 200, body: { data: listProducts(request.world.sql) } }),
    sliders: async ({ request }) => ({ status: 200, body: { data: listSliders(request.world.sql) } }),
    product: async ({ request, params }) => {
      const data = findProduct(request.world.sql, params.id)
      if (!data) throw new ShopError('product_not_found', 'This product is not in the shop.')
      return { status: 200, body: { data } }
    },
  }),
)
