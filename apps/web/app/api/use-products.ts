import { catalogApi } from './domains/catalog'
import { contentProps } from './query-client'
import { queryKeys } from './query-keys'

export const useProducts = () =>
  catalogApi.products.useQuery({
    notifyOnChangeProps: contentProps,
    queryKey: queryKeys.products,
    select: ({ body }) => body.data,
  })
