import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errors } from '../shared/errors.ts'
import { fields, neededFor } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { idParamSchema } from '../shared/schemas.ts'
import { productDetailSchema, productSchema, sliderSchema } from './schemas.ts'

const c = initContract()

export const routes = c.router(
  {
    products: {
      method: 'GET',
      path: '/home-page/products',
      summary: 'All products on sale',
      responses: {
        200: fields({
          needed: { data: neededFor('the products of the shop', z.array(productSchema)) },
        }),
      },
    },
    sliders: {
      method: 'GET',
      path: '/home-page/sliders',
      summary: 'The slides of the home page',
      responses: { 200: fields({ assumed: { data: z.array(sliderSchema) } }) },
    },
    product: {
      method: 'GET',
      path: '/product/:id',
      pathParams: z.object({ id: idParamSchema }),
      summary: 'A product with its details',
      responses: {
        200: fields({ needed: { data: neededFor('the product', productDetailSchema) } }),
        ...errors(404),
      },
    },
  },
  { metadata: routeMetadata({ auth: 'public', idempotent: true }) },
)
