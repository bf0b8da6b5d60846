import { useDeferredValue } from 'react'
import { Stack } from '../../../components/page'
import { useProducts } from '../api/queries'
import { suggestedProducts } from '../product-filters'
import { ProductGrid, type ProductSlots } from './product-grid'

/** Even, for the two columns of a phone. */
const MAX_PRODUCTS = 4
const noProducts = [] as const

/** Best sellers, for a page that has nothing else to show; renders nothing until the products are loaded. */
export const PopularProducts = (slots: ProductSlots) => {
  const products = useDeferredValue(useProducts().data) ?? noProducts
  return products.length > 0 ? (
    <Stack gap={3}>
      <h2>Popular in our shop</h2>
      <ProductGrid products={suggestedProducts(products, MAX_PRODUCTS)} isDense {...slots} />
    </Stack>
  ) : null
}
