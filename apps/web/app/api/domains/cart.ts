import { clientOf } from '../client'

export const cartApi = clientOf(
  'cart',
  __CONTRACT__.cart,
  () => import('@shop/contract/cart/routes'),
)
