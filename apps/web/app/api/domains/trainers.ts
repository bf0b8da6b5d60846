import { clientOf } from '../client'

export const trainersApi = clientOf(
  'trainers',
  __CONTRACT__.trainers,
  () => import('@shop/contract/trainers/routes'),
)
