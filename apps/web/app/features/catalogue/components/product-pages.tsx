import { Pagination } from '../../../components/pagination'
import { paths } from '../../../config/paths'
import type { ProductFilters } from '../product-filters'

/** Primitive values only: a new render before hydration would replace the prerendered links with nothing. */
export interface ProductPagesProps extends ProductFilters {
  readonly current: number
  readonly last: number
}

/** Links to the pages of the product list. Loaded in a shop that has several. */
export const ProductPages = ({ current, last, type, sort, q }: ProductPagesProps) => (
  <Pagination
    label="Pages of products"
    current={current}
    last={last}
    pageUrl={(page) => paths.category({ type, sort: sort === 'featured' ? '' : sort, q, ...(page > 1 && { page }) })}
  />
)
