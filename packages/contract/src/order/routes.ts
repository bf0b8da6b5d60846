import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { bodyErrors, errors } from '../shared/errors.ts'
import { fields, neededFor } from '../shared/fields.ts'
import { routeMetadata } from '../shared/route-metadata.ts'
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

export const routes = c.router(
  {
    place: {
      method: 'POST',
      path: '/order/place',
      summary: 'Place an order for the items of a cart',
      description:
        'Prices, limits and coupon are checked again. A repeated idempotency key returns the ' +
        'same order, or 409 with a different body. The cart is kept until the payment is ' +
        'verified.',
      headers: { 'idempotency-key': idempotencyKeySchema },
      body: placeOrderInputSchema,
      responses: {
        201: fields({
          needed: { data: neededFor('the order to pay', placedOrderSchema) },
          assumed: { message: z.string() },
        }),
        ...errors(403, 404, 409),
        ...bodyErrors,
      },
      metadata: routeMetadata({ auth: 'optional' }),
    },
    list: {
      method: 'GET',
      path: '/order/list',
      query: fields({
        shown: {
          customer_id: z.optional(idParamSchema),
          page: pageParamSchema,
          txnid: z._default(z.string().check(z.maxLength(64)), ''),
          status: z._default(z.union([orderStatusSchema, z.literal('')]), ''),
        },
      }),
      summary: "The customer's orders, newest first",
      description: 'The customer_id of another customer is refused with 403.',
      responses: { 200: paged(orderSummarySchema), ...errors(403) },
    },
    detail: {
      method: 'GET',
      path: '/order/detail/:id',
      pathParams: z.object({ id: orderTxnIdSchema }),
      summary: 'An order of the customer',
      description: 'An order of another customer, or of a guest, is not found.',
      responses: { 200: fields({ shown: { data: orderSchema } }), ...errors(404) },
    },
  },
  {
    commonResponses: errors(401),
    metadata: routeMetadata({ auth: 'customer', idempotent: true }),
  },
)
