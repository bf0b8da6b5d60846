import type { Product } from '@shop/contract'
import { type ReactNode, useDeferredValue } from 'react'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { Stack } from '../../../components/page'
import { Loading, Skeleton } from '../../../components/skeleton'
import { paths } from '../../../config/paths'
import { useProducts } from '../api/queries'
import { EmptyShelf, ProductGrid, ProductGridShape, type ProductSlots, ShopUnreachable } from './product-grid'

interface HighlightsProps extends ProductSlots {
  /** Each part of the page: its heading, and which products stand under it, `most` of them at most. */
  readonly parts: readonly {
    readonly title: string
    readonly pick: (product: Product) => boolean
    readonly most?: number
  }[]
  /** Small covers, a part to a line. */
  readonly dense?: boolean
  /** What follows the products, such as the way to the rest of them. */
  readonly children?: ReactNode
}

/** The parts' shape while the products are on their way. */
const HighlightsWait = ({ parts, dense = false }: Pick<HighlightsProps, 'parts' | 'dense'>) => (
  <Loading label="Loading the products">
    <Stack gap={8}>
      {parts.map(({ title }) => (
        <Stack gap={3} key={title}>
          <Skeleton width="min(240px, 60%)" height="2.25rem" />
          <ProductGridShape dense={dense} count={dense ? 6 : 4} />
        </Stack>
      ))}
    </Stack>
  </Loading>
)

const NothingChosen = () => (
  <EmptyState title="Nothing is chosen at present">
    <p>The whole shelf is open.</p>
    <ButtonLink variant="quiet" to={paths.category()}>
      Browse the shop
    </ButtonLink>
  </EmptyState>
)

/** Chosen products under headings; a heading without products is left out. */
export const Highlights = ({ parts, dense = false, children, ...slots }: HighlightsProps) => {
  const { data: all, isError, refetch, isFetching } = useProducts()
  // Drawn bit by bit: the page answers a finger meanwhile.
  const data = useDeferredValue(all)
  if (data?.length === 0) return <EmptyShelf />
  const filled = parts
    .map(({ title, pick, most }) => ({ title, products: data?.filter(pick).slice(0, most) ?? [] }))
    .filter(({ products }) => products.length > 0)
  if (data && filled.length === 0) return <NothingChosen />
  return (
    <Stack gap={4}>
      {isError ? <ShopUnreachable onRetry={() => refetch()} busy={isFetching} /> : null}
      {data || isError ? null : <HighlightsWait parts={parts} dense={dense} />}
      {isError || filled.length === 0 ? null : (
        <Stack gap={8}>
          {filled.map(({ title, products }) => (
            <Stack gap={3} key={title}>
              <h2>{title}</h2>
              <ProductGrid products={products} dense={dense} {...slots} />
            </Stack>
          ))}
        </Stack>
      )}
      {children}
    </Stack>
  )
}
