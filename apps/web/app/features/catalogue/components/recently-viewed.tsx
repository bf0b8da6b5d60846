import { useEffect, useState } from 'react'
import { Stack } from '../../../components/page'
import { useRehydrated } from '../../../state/hooks'
import { readOwned, writeOwned } from '../../../state/owned-storage'
import { storageKeys } from '../../../state/storage'
import { type OtherProductsProps, usePageProducts } from './other-products'
import { ProductGrid } from './product-grid'

const MAX_VIEWED = 5

/** The products that this visitor viewed before on this device, newest first. The product of the page is stored as viewed. */
export const RecentlyViewed = ({ id, actions }: OtherProductsProps) => {
  const [ids, setIds] = useState<readonly number[]>([])
  // The owner of the list is known once the stored session is restored.
  const isReady = useRehydrated()
  useEffect(() => {
    if (!isReady) return
    const stored = readOwned(storageKeys.recentlyViewed)
    const others = Array.isArray(stored) ? stored.filter((viewed) => Number.isSafeInteger(viewed) && viewed !== id) : []
    setIds(others.slice(0, MAX_VIEWED - 1))
    writeOwned(storageKeys.recentlyViewed, [id, ...others].slice(0, MAX_VIEWED))
  }, [id, isReady])
  const products = usePageProducts(id)
  const viewed = ids.flatMap((each) => products.find(({ product_id }) => product_id === each) ?? [])
  return viewed.length > 0 ? (
    <Stack gap={3}>
      <h2>Recently viewed</h2>
      <ProductGrid products={viewed} actions={actions} />
    </Stack>
  ) : null
}
