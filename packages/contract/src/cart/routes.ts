import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { productTypeSchema } from '../catalog/schemas.ts'
import { bodyErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { idParamSchema, idSchema } from '../shared/schemas.ts'
import { cartKeySchema, cartSchema, cartUidSchema } from './schemas.ts'

const c = initContract()

export const routes = c.router(
  {
    update: {
      method: 'POST',
      path: '/cart',
      summary: 'Change the quantity of a product in the cart by one',
      description:
        'A null or unknown cart_uid with +1 creates a cart, which may keep an unknown UUID. ' +
        'A new product is added with its minimum quantity.',
      body: fields({
        shown: {
          cart_uid: z.nullable(z.string().check(z.maxLength(64))),
          quantity: z.literal([1, -1]),
          product_id: idSchema,
          type: productTypeSchema,
        },
      }),
      responses: { 200: fields({ shown: { cart: cartSchema } }), ...bodyErrors },
    },
    removeItem: {
      method: 'DELETE',
      path: '/cart/items/:cart_id/:product_id',
      pathParams: z.object({ cart_id: cartKeySchema, product_id: idParamSchema }),
      summary: 'Remove a product from the cart',
      description: 'A cart without a cart_id is named by its cart_uid.',
      responses: { 200: fields({ shown: { cart: cartSchema, message: z.string() } }) },
      metadata: routeMetadata({ idempotent: true }),
    },
    clear: {
      method: 'DELETE',
      path: '/cart/:cartUid',
      pathParams: z.object({ cartUid: cartUidSchema }),
      summary: 'Empty the cart',
      responses: { 200: fields({ shown: { data: cartSchema, message: z.string() } }) },
      metadata: routeMetadata({ idempotent: true }),
    },
  },
  { commonResponses: errors(401, 403, 404), metadata: routeMetadata({ auth: 'optional' }) },
)
