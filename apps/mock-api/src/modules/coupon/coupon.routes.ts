import { contract } from '@shop/contract'
import { contractRouter, ok } from '../../http/contract-router.ts'
import { applyCoupon } from './coupon.service.ts'

export const couponRoutes = contractRouter(contract.coupon, {
  apply: async ({ request, query }) => {
    const data = applyCoupon(request.world, request.caller, query)
    return ok({ message: `${data.discount_value}% off your order.`, data })
  },
})
