import { clientOf } from '../client'

export const settingsApi = clientOf(
  'settings',
  __CONTRACT__.settings,
  () => import('@shop/contract/settings/routes'),
)
