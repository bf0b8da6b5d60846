import { contract, idempotencyKeySchema } from '@shop/contract'
import * as z from 'zod/mini'
import type { FakeProvider } from '../../card-provider/fake-provider.ts'
import { requireCustomer } from '../../http/auth-plugin.ts'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { shopOriginOf } from '../../http/shop-origin.ts'
import { orderOf, ordersOf } from './order.service.ts'
import { placeOrder } from './place-order.service.ts'

export const orderRoutes = (provider: FakeProvider) =>
  contractRouter(contract.order, {
    place: async ({ request, body, headers }) => {
      const data = placeOrder(request.world, request.caller, provider, {
        input: body,
        // Validated before; ts-rest types every header as optional.
        idempotencyKey: z.parse(idempotencyKeySchema, headers['idempotency-key']),
        shopOrigin: shopOriginOf(request),
      })
      const message =
        data.order_status === 'quote_requested'
          ? 'We have your request. We’ll email you a quote.'
          : 'Your order has been placed.'
      return { status: 201, body: { message, data } }
    },
    list: async ({ request, query }) =>
      ok(ordersOf(request.world, requireCustomer(request.caller), query)),
    detail: async ({ request, params }) =>
      ok({ data: orderOf(request.world, requireCustomer(request.caller), params.id) }),
  })
