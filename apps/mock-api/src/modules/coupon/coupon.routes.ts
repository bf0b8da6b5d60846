import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import { applyCoupon } from './coupon.service.ts'

const server = initServer()

export const couponRoutes = server.plugin(
  server.router(contract.coupon, {
    apply: async ({ request, query }) => {
      const data = applyCoupon(request.world, request.caller, query)
      return { status: 200, body: { message: `${data.discount_value}% off your order.`, data } }
    },
  }),
)
