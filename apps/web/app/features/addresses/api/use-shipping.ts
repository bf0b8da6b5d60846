import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** Where the shop delivers, and how (settings/shipping). */
export const useShipping = () =>
  api.settings.shipping.useQuery({ queryKey: queryKeys.shipping, select: (answer) => answer.body.data })
