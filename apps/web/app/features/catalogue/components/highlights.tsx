import { type ReactNode, useDeferredValue } from 'react'
import { ButtonLink } from '../../../components/button'
import { Stack } from '../../../components/page'
import { EmptyState } from '../../../components/page-states'
import { Loading, NeedsScript, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useListedProducts, useProducts } from '../api/queries'
import { type HighlightGroup, productsOf } from '../highlight-groups'
import { suggestedProducts } from '../product-filters'
import { CatalogueError, EmptyCatalogue, ProductGrid, ProductGridSkeleton, type ProductSlots } from './product-grid'

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

interface HighlightsProps extends ProductSlots {
  readonly groups: readonly HighlightGroup[]
  /** Smaller covers, in more columns. */
  readonly isDense?: boolean
  /** Rendered after the products. */
  readonly children?: ReactNode
}

const HighlightsSkeleton = ({ groups, isDense = false }: Pick<HighlightsProps, 'groups' | 'isDense'>) => (
  <Loading label="Loading the products">
    <Stack gap={8}>
      {groups.map(({ title }) => (
        <Stack gap={3} key={title}>
          <Skeleton width="min(240px, 60%)" height="2.25rem" />
          <ProductGridSkeleton isDense={isDense} count={isDense ? 6 : 4} />
        </Stack>
      ))}
    </Stack>
  </Loading>
)

const NoHighlights = () => (
  <EmptyState title="No recommendations yet">
    <p>See all products in the shop.</p>
    <ButtonLink variant="quiet" to={paths.category()}>
      Browse the shop
    </ButtonLink>
  </EmptyState>
)

/** Selected products in groups; a group without products is left out. */
export const Highlights = ({ groups, isDense = false, children, ...slots }: HighlightsProps) => {
  const { data, total, error, refetch, isFetching } = useListedProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(data)
  if (products && total === 0) return <EmptyCatalogue />
  const filled = groups
    .map((group) => ({ title: group.title, products: products ? productsOf(products, group) : [] }))
    .filter((group) => group.products.length > 0)
  if (products && filled.length === 0) return <NoHighlights />
  const retry = { onRetry: () => refetch(), busy: isFetching }
  return (
    <Stack gap={4}>
      {error ? <CatalogueError {...retry} isOutdated={products !== undefined} /> : null}
      {products || error ? null : <HighlightsSkeleton groups={groups} isDense={isDense} />}
      {filled.length === 0 ? null : (
        <Stack gap={8}>
          <NeedsScript />
          {filled.map((group, index) => (
            <Stack gap={3} key={group.title}>
              <h2>{group.title}</h2>
              <ProductGrid products={group.products} isDense={isDense} isFirst={index === 0} {...slots} />
            </Stack>
          ))}
        </Stack>
      )}
      {children}
    </Stack>
  )
}
