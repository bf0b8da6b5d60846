import { api } from './client'
import { queryKeys } from './query-keys'

export const useProducts = () =>
  api.catalog.products.useQuery({ queryKey: queryKeys.products, select: ({ body }) => body.data })
