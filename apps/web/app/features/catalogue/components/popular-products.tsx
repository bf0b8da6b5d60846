import { useDeferredValue } from 'react'
import { useProducts } from '../../../api/use-products'
import { recommendedProducts } from '../product-filters'
import type { ProductActions } from './product-grid'
import { TitledProducts } from './titled-products'

/** Four best sellers, for a page that has nothing else to show, once the products are loaded. */
export const PopularProducts = ({ actions }: { readonly actions: ProductActions }) => {
  const products = useDeferredValue(useProducts().data) ?? []
  return (
    <TitledProducts
      title="Popular in our shop"
      products={recommendedProducts(products, 4)}
      actions={actions}
    />
  )
}
