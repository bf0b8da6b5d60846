import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, commonErrors, errors } from '../shared/errors.ts'
import { fields } from '../shared/fields.ts'
import { meta } from '../shared/route-metadata.ts'
import { idParamSchema, paged, pageParamSchema } from '../shared/schemas.ts'
import {
  idempotencyKeySchema,
  orderSchema,
  orderStatusSchema,
  orderSummarySchema,
  orderTxnIdSchema,
  placedOrderSchema,
  placeOrderInputSchema,
} from './schemas.ts'

const c = initContract()

export const orderRoutes = c.router({
  place: {
    method: 'POST',
    path: '/order/place',
    summary: 'Order what is in a cart',
    description:
      'Prices, limits and coupon are checked again. The same idempotency key gives the same order; with another body it is refused with 409. The cart stays until the payment is verified.',
    headers: { 'idempotency-key': idempotencyKeySchema },
    body: placeOrderInputSchema,
    responses: {
      201: fields({ assumed: { message: z.string(), data: placedOrderSchema } }),
      ...errors(401, 403, 404, 409),
      ...bodyErrors,
      ...commonErrors,
    },
    metadata: meta({ auth: 'optional', idempotent: true }),
  },
  list: {
    method: 'GET',
    path: '/order/list',
    query: fields({
      shown: {
        customer_id: idParamSchema,
        page: pageParamSchema,
        /** Part of a transaction number; empty for any. */
        txnid: z._default(z.string().check(z.maxLength(64)), ''),
        /** Empty for any. */
        status: z._default(z.union([orderStatusSchema, z.literal('')]), ''),
      },
    }),
    summary: "One's own orders, newest first",
    responses: {
      200: paged(orderSummarySchema),
      ...errors(401, 403),
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer', idempotent: true }),
  },
  detail: {
    method: 'GET',
    path: '/order/detail/:id',
    pathParams: z.object({ id: orderTxnIdSchema }),
    summary: "One of one's own orders",
    responses: {
      200: fields({ shown: { data: orderSchema } }),
      ...errors(401, 404),
      ...commonErrors,
    },
    metadata: meta({ auth: 'customer', idempotent: true }),
  },
})
