import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

export const useProducts = () =>
  api.catalog.products.useQuery({ queryKey: queryKeys.products, select: ({ body }) => body.data })

/** The slides of the home page. */
export const useSliders = () =>
  api.catalog.sliders.useQuery({ queryKey: queryKeys.sliders, select: ({ body }) => body.data })

/** One product; sends no request while the id is undefined. */
export const useProduct = (id: number | undefined) =>
  api.catalog.product.useQuery({
    queryKey: queryKeys.product(id ?? 0),
    queryData: { params: { id: id ?? 0 } },
    enabled: id !== undefined,
    select: ({ body }) => body.data,
  })
