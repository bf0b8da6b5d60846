import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { productTypeSchema } from '../catalog/schemas.ts'
import { bodyErrors, commonErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { idParamSchema, idSchema } from '../shared/schemas.ts'
import { cartSchema, cartUidSchema } from './schemas.ts'

const c = initContract()

export const cartRoutes = c.router({
  update: {
    method: 'POST',
    path: '/cart',
    summary: 'Put one more or one fewer of a product in the cart',
    description: 'A null or unknown cart_uid with +1 starts a new cart. A product enters with its minimum quantity.',
    body: fields({
      shown: {
        cart_uid: z.nullable(z.string().check(z.maxLength(64))),
        quantity: z.literal([1, -1]),
        product_id: idSchema,
        type: productTypeSchema,
      },
    }),
    responses: {
      200: fields({ shown: { cart: cartSchema } }),
      ...errors(401, 403, 404),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'optional' }),
  },
  removeItem: {
    method: 'DELETE',
    path: '/cart/items/:cart_id/:product_id',
    pathParams: z.object({ cart_id: idParamSchema, product_id: idParamSchema }),
    summary: 'Take a product out of the cart',
    responses: {
      200: fields({ shown: { cart: cartSchema, message: z.string() } }),
      ...errors(401, 403, 404),
      ...commonErrors,
    },
    metadata: meta({ auth: 'optional', idempotent: true }),
  },
  clear: {
    method: 'DELETE',
    path: '/cart/:cartUid',
    pathParams: z.object({ cartUid: cartUidSchema }),
    summary: 'Empty the cart',
    responses: {
      200: fields({ shown: { data: cartSchema, message: z.string() } }),
      ...errors(401, 403, 404),
      ...commonErrors,
    },
    metadata: meta({ auth: 'optional', idempotent: true }),
  },
})
