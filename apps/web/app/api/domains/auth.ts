import { clientOf } from '../client'

export const authApi = clientOf(
  'auth',
  __CONTRACT__.auth,
  () => import('@shop/contract/auth/routes'),
)
