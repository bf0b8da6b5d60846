import { clientOf } from '../client'

export const paymentApi = clientOf(
  'payment',
  __CONTRACT__.payment,
  () => import('@shop/contract/payment/routes'),
)
