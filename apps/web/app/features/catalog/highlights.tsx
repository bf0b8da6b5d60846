import type { Product } from '@shop/contract'
import { useDeferredValue } from 'react'
import { paths } from '../../config/paths'
import { ButtonLink } from '../../ui/button'
import { Stack } from '../../ui/page'
import { Empty } from '../../ui/states'
import { ProductGrid, ProductGridWaits, type ProductSlots, ShopUnreachable } from './product-grid'
import { useProducts } from './queries'

interface HighlightsProps extends ProductSlots {
  /** Each part of the page: its heading, and which products stand under it, `most` of them at most. */
  readonly parts: readonly {
    readonly title: string
    readonly pick: (product: Product) => boolean
    readonly most?: number
  }[]
  /** Small covers, a part to a line. */
  readonly dense?: boolean
}

/** Chosen products under headings; a heading without products is left out. */
export const Highlights = ({ parts, dense = false, ...slots }: HighlightsProps) => {
  const { data: all, isError, refetch, isFetching } = useProducts()
  // Drawn bit by bit: the page answers a finger meanwhile.
  const data = useDeferredValue(all)
  if (isError) return <ShopUnreachable onRetry={() => refetch()} busy={isFetching} />
  if (!data) return <ProductGridWaits dense={dense} count={dense ? 6 : 4} />
  const filled = parts
    .map(({ title, pick, most }) => ({ title, products: data.filter(pick).slice(0, most) }))
    .filter(({ products }) => products.length > 0)
  if (filled.length === 0) {
    return (
      <Empty title="The shelf is being filled">
        <p>There is nothing to show here yet.</p>
        <ButtonLink look="quiet" to={paths.category()}>
          Browse the shop
        </ButtonLink>
      </Empty>
    )
  }
  return (
    <Stack gap={8}>
      {filled.map(({ title, products }) => (
        <Stack gap={3} key={title}>
          <h2>{title}</h2>
          <ProductGrid products={products} dense={dense} {...slots} />
        </Stack>
      ))}
    </Stack>
  )
}
