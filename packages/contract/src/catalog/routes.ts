import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { commonErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { idParam } from '../shared/schemas.ts'
import { product, productDetail, slider } from './schemas.ts'

const c = initContract()

export const catalogRoutes = c.router({
  products: {
    method: 'GET',
    path: '/home-page/products',
    summary: 'All products on sale',
    responses: {
      200: fields({ assumed: { data: z.array(product) } }),
      ...commonErrors,
    },
    metadata: meta({ auth: 'public', idempotent: true }),
  },
  sliders: {
    method: 'GET',
    path: '/home-page/sliders',
    summary: 'The slides of the home page',
    responses: {
      200: fields({ assumed: { data: z.array(slider) } }),
      ...commonErrors,
    },
    metadata: meta({ auth: 'public', idempotent: true }),
  },
  product: {
    method: 'GET',
    path: '/product/:id',
    pathParams: z.object({ id: idParam }),
    summary: 'One product',
    responses: {
      200: fields({ assumed: { data: productDetail } }),
      ...errors(404),
      ...commonErrors,
    },
    metadata: meta({ auth: 'public', idempotent: true }),
  },
})
