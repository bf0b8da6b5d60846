import { clientOf } from '../client'

export const paymentRoutes = __CONTRACT__.payment

export const paymentApi = clientOf(
  'payment',
  paymentRoutes,
  () => import('@shop/contract/payment/routes'),
)
