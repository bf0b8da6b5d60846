import type { Product } from '@shop/contract/host'
import { useDeferredValue } from 'react'
import { Stack } from '../../../components/page'
import { NeedsScript } from '../../../components/skeleton'
import { useListedProducts } from '../api/queries'
import { CatalogueError } from './catalogue-error'
import { EmptyCatalogue } from './empty-catalogue'
import { LoadingProducts, type ProductActions, ProductGrid } from './product-grid'

interface HighlightsProps {
  readonly title: string
  readonly select: (products: readonly Product[]) => readonly Product[]
  readonly actions: ProductActions
  readonly isFirst?: boolean
}

export const Highlights = ({ title, select, ...grid }: HighlightsProps) => {
  const query = useListedProducts()
  // Rendering many cards must not block input.
  const products = useDeferredValue(query.data)
  if (products && query.total === 0) return <EmptyCatalogue />
  if (!products) return query.error ? <CatalogueError {...query} /> : <LoadingProducts count={4} />
  return (
    <Stack gap={3}>
      {query.error ? <CatalogueError {...query} /> : null}
      <NeedsScript />
      <h2>{title}</h2>
      <ProductGrid products={select(products)} {...grid} />
    </Stack>
  )
}
