import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '../../../api/client'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { queryKeys } from '../../../api/query-keys'
import { Stack } from '../../../components/page'
import { useMatchingHtml, useProduct } from '../api/queries'
import { ProductGrid, type ProductSlots } from './product-grid'

const noIds: readonly number[] = []

/** The products that go well with a product. */
const useRelatedProducts = (id: number) => {
  const { product, related } = usePrerenderedData()
  const ids = useProduct(id).data?.related_product_ids ?? noIds
  const client = useQueryClient()
  const query = api.catalog.products.useQuery({
    // Not the key of all products: the page is prerendered with these alone.
    queryKey: queryKeys.relatedProducts(id),
    initialData: () => client.getQueryData(queryKeys.products),
    initialDataUpdatedAt: () => client.getQueryState(queryKeys.products)?.dataUpdatedAt,
    select: ({ body }) => body.data.filter(({ product_id }) => ids.includes(product_id)),
  })
  return useMatchingHtml(query, product?.product_id === id ? related : undefined).data ?? []
}

export interface RelatedProductsProps {
  /** The product that they go well with. */
  readonly id: number
  readonly slots: ProductSlots
}

export const RelatedProducts = ({ id, slots }: RelatedProductsProps) => {
  const related = useDeferredValue(useRelatedProducts(id))
  return related.length > 0 ? (
    <Stack gap={3}>
      <h2>Goes well with</h2>
      <ProductGrid products={related} {...slots} />
    </Stack>
  ) : null
}
