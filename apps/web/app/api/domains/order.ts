import { clientOf } from '../client'

export const orderRoutes = __CONTRACT__.order

export const orderApi = clientOf('order', orderRoutes, () => import('@shop/contract/order/routes'))
