import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { cartUidSchema } from '../cart/schemas.ts'
import { errors } from '../shared/errors.ts'
import { fields, neededFor } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
import { couponCodeInputSchema, couponResultSchema } from './schemas.ts'

const c = initContract()

export const routes = c.router({
  apply: {
    method: 'GET',
    path: '/coupon/apply',
    query: fields({
      shown: {
        cart_uid: cartUidSchema,
        coupon_code: couponCodeInputSchema,
        shipping_charges: z.coerce
          .number<number>()
          .check(z.nonnegative(), z.multipleOf(0.01), z.lte(100_000)),
      },
    }),
    summary: 'Calculate the discount of a coupon for a cart',
    responses: {
      200: fields({
        needed: { data: neededFor('the discount', couponResultSchema) },
        assumed: { message: z.string() },
      }),
      ...errors(401, 403, 404),
    },
    metadata: routeMetadata({ auth: 'optional', idempotent: true }),
  },
})
