import { catalogApi } from './domains/catalog'
import { queryKeys } from './query-keys'

export const useProducts = () =>
  catalogApi.products.useQuery({ queryKey: queryKeys.products, select: ({ body }) => body.data })
