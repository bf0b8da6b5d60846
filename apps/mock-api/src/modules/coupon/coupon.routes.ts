import { contract } from '@shop/contract'
import { initServer } from '@ts-rest/fastify'
import type { AttemptLimits } from '../auth/attempts.ts'
import { applyCoupon, limitCouponGuesses } from './coupon.service.ts'

const server = initServer()

export const couponRoutes = (limits: AttemptLimits) =>
  server.plugin(
    server.router(contract.coupon, {
      apply: async ({ request, query }) => {
        const { world, caller, ip } = request
        const data = limitCouponGuesses(world, ip, limits, () => applyCoupon(world, caller, query))
        return { status: 200, body: { message: `${data.discount_value}% off your order.`, data } }
      },
    }),
  )
