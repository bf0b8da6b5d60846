import type { Product, ProductDetail, Slider } from '@shop/contract/host'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router'
import { api } from '../../../api/client'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { queryKeys } from '../../../api/query-keys'
import { useHydratedDeferred } from '../../../hooks/use-hydrated'

interface Result<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly isFetching: boolean
}

/** The result of a query; while a part of the page hydrates, what it was prerendered with: the query may have other data by then. */
const useMatchingHtml = <T>({ data, error, isFetching }: Result<T>, prerendered: T | undefined): Result<T> =>
  useHydratedDeferred() ? { data, error, isFetching } : { data: prerendered, error: null, isFetching: false }

const shownFields: ('data' | 'error')[] = ['data', 'error']

/** Renders when a request starts and ends only after an error, for the retry button. By default always, since ts-rest uses every field. */
const useNotifyOnChangeProps = (queryKey: QueryKey) => {
  const client = useQueryClient()
  return () => (client.getQueryState(queryKey)?.error ? 'all' : shownFields)
}

export const useProducts = () => {
  const queryKey = queryKeys.products
  const query = api.catalog.products.useQuery({
    queryKey,
    notifyOnChangeProps: useNotifyOnChangeProps(queryKey),
    select: ({ body }) => body.data,
  })
  const { refetch } = query
  return { ...useMatchingHtml<readonly Product[]>(query, usePrerenderedData().products), refetch }
}

/** The products of a page that lists them, and the number of all. Until these are loaded, those that the page was prerendered with. */
export const useListedProducts = () => {
  const query = useProducts()
  const { pathname } = useLocation()
  const { selection } = usePrerenderedData()
  const own = selection && matchPath(selection.path, pathname) ? selection : undefined
  const data = query.data ?? own?.products
  return { ...query, data, total: (query.data ? undefined : own?.total) ?? data?.length ?? 0 }
}

/** The slides of the home page. */
export const useSliders = () => {
  const queryKey = queryKeys.sliders
  const query = api.catalog.sliders.useQuery({
    queryKey,
    notifyOnChangeProps: useNotifyOnChangeProps(queryKey),
    select: ({ body }): readonly Slider[] => body.data ?? [],
  })
  return useMatchingHtml(query, usePrerenderedData().sliders)
}

/** One product; sends no request while the id is undefined. */
export const useProduct = (id: number | undefined) => {
  const { product } = usePrerenderedData()
  const queryKey = queryKeys.product(id ?? 0)
  const query = api.catalog.product.useQuery({
    queryKey,
    notifyOnChangeProps: useNotifyOnChangeProps(queryKey),
    queryData: { params: { id: id ?? 0 } },
    enabled: id !== undefined,
    select: ({ body }) => body.data,
  })
  const { refetch } = query
  return { ...useMatchingHtml<ProductDetail>(query, product?.product_id === id ? product : undefined), refetch }
}
