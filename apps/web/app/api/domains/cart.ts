import { clientOf } from '../client'

export const cartRoutes = __CONTRACT__.cart

export const cartApi = clientOf('cart', cartRoutes, () => import('@shop/contract/cart/routes'))
