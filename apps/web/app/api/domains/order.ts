import { clientOf } from '../client'

export const orderApi = clientOf(
  'order',
  __CONTRACT__.order,
  () => import('@shop/contract/order/routes'),
)
