import { clientOf } from '../client'

export const profileApi = clientOf(
  'profile',
  __CONTRACT__.profile,
  () => import('@shop/contract/profile/routes'),
)
