import { matchPath, useLocation } from 'react-router'
import { catalogApi } from '../../../api/domains/catalog'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { contentProps } from '../../../api/query-client'
import { queryKeys } from '../../../api/query-keys'
import { useProducts } from '../../../api/use-products'

/**
 * The products of a page that lists them, and the number of all. Until these are loaded, those that
 * the page was prerendered with.
 */
export const useListedProducts = () => {
  const query = useProducts()
  const { pathname } = useLocation()
  const { selection } = usePrerenderedData()
  const own = selection && matchPath(selection.path, pathname) ? selection : undefined
  const data = query.data ?? own?.products
  return { ...query, data, total: (query.data ? undefined : own?.total) ?? data?.length ?? 0 }
}

export const useSliders = () =>
  catalogApi.sliders.useQuery({
    notifyOnChangeProps: contentProps,
    queryKey: queryKeys.sliders,
    select: ({ body }) => body.data ?? [],
  })

/** One product; sends no request while the id is undefined. */
export const useProduct = (id: number | undefined) =>
  catalogApi.product.useQuery({
    notifyOnChangeProps: contentProps,
    queryKey: queryKeys.product(id ?? 0),
    queryData: { params: { id: id ?? 0 } },
    enabled: id !== undefined,
    select: ({ body }) => body.data,
  })
