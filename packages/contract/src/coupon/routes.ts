import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { cartUid } from '../cart/schemas.ts'
import { commonErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { couponCodeInput, couponResult } from './schemas.ts'

const c = initContract()

export const couponRoutes = c.router({
  apply: {
    method: 'GET',
    path: '/coupon/apply',
    query: fields({
      shown: {
        cart_uid: cartUid,
        coupon_code: couponCodeInput,
        shipping_charges: z.coerce.number<number>().check(z.nonnegative(), z.multipleOf(0.01), z.lte(100_000)),
      },
    }),
    summary: 'What a coupon takes off a cart',
    responses: {
      200: fields({ assumed: { message: z.string(), data: couponResult } }),
      ...errors(401, 403, 404),
      ...commonErrors,
    },
    metadata: meta({ auth: 'optional', idempotent: true }),
  },
})
