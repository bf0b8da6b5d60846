import { clientOf } from '../client'

export const couponRoutes = __CONTRACT__.coupon

export const couponApi = clientOf(
  'coupon',
  couponRoutes,
  () => import('@shop/contract/coupon/routes'),
)
