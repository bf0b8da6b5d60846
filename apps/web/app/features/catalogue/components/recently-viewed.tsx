import { useEffect, useState } from 'react'
import { Stack } from '../../../components/page'
import { useRehydrated } from '../../../state/hooks'
import { readRecentlyViewed, storeViewed } from '../recently-viewed'
import { ProductGrid, type ProductSlots } from './product-grid'
import { usePageProducts } from './related-products'

interface RecentlyViewedProps {
  /** The product of the page, which is stored as viewed. */
  readonly id: number
  readonly slots: ProductSlots
}

/** The products that this visitor viewed before, newest first. */
export const RecentlyViewed = ({ id, slots }: RecentlyViewedProps) => {
  const [ids, setIds] = useState<readonly number[]>([])
  // The owner of the list is known once the stored session is restored.
  const isReady = useRehydrated()
  useEffect(() => {
    if (!isReady) return
    setIds(readRecentlyViewed().filter((viewed) => viewed !== id))
    storeViewed(id)
  }, [id, isReady])
  const products = usePageProducts(id, ({ product_id }) => ids.includes(product_id)).toSorted(
    (one, other) => ids.indexOf(one.product_id) - ids.indexOf(other.product_id),
  )
  return products.length > 0 ? (
    <Stack gap={3}>
      <h2>Recently viewed</h2>
      <ProductGrid products={products} isDense {...slots} />
    </Stack>
  ) : null
}
