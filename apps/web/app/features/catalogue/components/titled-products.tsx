import { Stack } from '../../../components/page'
import { ProductGrid, type ProductGridProps } from './product-grid'

/** Products with a heading; nothing without a product. */
export const TitledProducts = ({
  title,
  ...grid
}: ProductGridProps & { readonly title: string }) =>
  grid.products.length > 0 ? (
    <Stack gap={3}>
      <h2>{title}</h2>
      <ProductGrid {...grid} />
    </Stack>
  ) : null
