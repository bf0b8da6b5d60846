import { contract } from '@shop/contract'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { ShopError } from '../../shared/errors.ts'
import { findProduct, listProducts, listSliders } from './catalog.service.ts'

export const catalogRoutes = contractRouter(contract.catalog, {
  products: async ({ request }) => ok({ data: listProducts(request.world.sql) }),
  sliders: async ({ request }) => ok({ data: listSliders(request.world.sql) }),
  product: async ({ request, params }) => {
    const data = findProduct(request.world.sql, params.id)
    if (!data) throw new ShopError('product_not_found', 'This product is not in the shop.')
    return ok({ data })
  },
})
