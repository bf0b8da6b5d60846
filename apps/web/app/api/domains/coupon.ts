import { clientOf } from '../client'

export const couponApi = clientOf(
  'coupon',
  __CONTRACT__.coupon,
  () => import('@shop/contract/coupon/routes'),
)
