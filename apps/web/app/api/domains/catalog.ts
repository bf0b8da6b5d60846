import { clientOf } from '../client'

export const catalogApi = clientOf(
  'catalog',
  __CONTRACT__.catalog,
  () => import('@shop/contract/catalog/routes'),
)
