import { api } from '../../../api/client'
import { queryKeys } from '../../../api/query-keys'

/** All products on sale. */
export const useProducts = () =>
  api.catalog.products.useQuery({ queryKey: queryKeys.products, select: (answer) => answer.body.data })

/** The slides of the home page. */
export const useSliders = () =>
  api.catalog.sliders.useQuery({ queryKey: queryKeys.sliders, select: (answer) => answer.body.data })

/** One product; asks nothing without a number. */
export const useProduct = (id: number | undefined) =>
  api.catalog.product.useQuery({
    queryKey: queryKeys.product(id ?? 0),
    queryData: { params: { id: id ?? 0 } },
    enabled: id !== undefined,
    select: (answer) => answer.body.data,
  })
