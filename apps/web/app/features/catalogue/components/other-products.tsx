import { formatOf } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { useSite } from '../../../api/site-settings'
import { DataTable } from '../../../components/data-table'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import type { SiteSettings } from '../../../config/site-schema'
import { useRehydrated } from '../../../state/hooks'
import { readOwned, writeOwned } from '../../../state/owned-storage'
import { storageKeys } from '../../../state/storage'
import { useProduct, useProducts } from '../api/queries'
import { ProductGrid, ProductPrice, type ProductSlots } from './product-grid'

const otherFormats = { book: 'ebook', ebook: 'book' } as const

/** Other products on the page of a product, which is prerendered with some of them. */
const usePageProducts = (id: number, isShown: (other: Product) => boolean): readonly Product[] => {
  const { product, related } = usePrerenderedData()
  const { data } = useProducts()
  const products = data ?? (product?.product_id === id ? related : undefined)
  return products?.filter(isShown) ?? noProducts
}

const noProducts: readonly Product[] = []

const useRelatedProducts = (id: number) => {
  const ids = useProduct(id).data?.related_product_ids
  return usePageProducts(id, ({ product_id }) => ids?.includes(product_id) ?? false)
}

interface RelatedProductsProps {
  /** The product that they go well with. */
  readonly id: number
  readonly slots: ProductSlots
}

export const RelatedProducts = ({ id, slots }: RelatedProductsProps) => {
  const related = useDeferredValue(useRelatedProducts(id))
  return related.length > 0 ? (
    <Stack gap={3}>
      <h2>You may also like</h2>
      <ProductGrid products={related} {...slots} />
    </Stack>
  ) : null
}

/** Without subtitle and format: `Five Dimensions: An Introduction` and `Five Dimensions (ebook)` are the same book. */
const titleOf = ({ product_name }: Pick<Product, 'product_name'>) =>
  product_name.replace(/\s*[:(].*$/, '').toLowerCase()

/** A link from a book to its ebook, or from an ebook to its book, if they are related. */
export const OtherFormat = ({ id }: { readonly id: number }) => {
  const product = useProduct(id).data
  const related = useRelatedProducts(id)
  const format = product && formatOf(product)
  if (!format || format === 'online_test') return null
  const other = related.find((each) => titleOf(each) === titleOf(product) && formatOf(each) === otherFormats[format])
  return other ? (
    <p>
      Also as {formatOf(other) === 'ebook' ? 'an ebook' : 'a printed book'}:{' '}
      <Link to={paths.product(other.product_id)}>{other.product_name}</Link>, <Money amount={other.product_price} />
    </p>
  ) : null
}

const MAX_VIEWED = 6

/** The ids of the products that this visitor viewed last on this device, newest first. */
const readRecentlyViewed = (): readonly number[] => {
  const value = readOwned(storageKeys.recentlyViewed)
  return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)).slice(0, MAX_VIEWED) : []
}

const storeViewed = (productId: number): void => {
  const others = readRecentlyViewed().filter((id) => id !== productId)
  writeOwned(storageKeys.recentlyViewed, [productId, ...others].slice(0, MAX_VIEWED))
}

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

interface Row {
  readonly test: SiteSettings['tests'][number]
  readonly product: Product
}

interface TestComparisonProps {
  /** The test of the page. */
  readonly id: number
}

/** The tests of data.json with their audience, time, report and price; nothing if the page's product is none of them. */
export const TestComparison = ({ id }: TestComparisonProps) => {
  const { tests } = useSite()
  const products = usePageProducts(id, ({ product_id }) => tests.some((test) => test.product_id === product_id))
  const rows = tests.flatMap((test): Row[] => {
    const product = products.find(({ product_id }) => product_id === test.product_id)
    return product ? [{ test, product }] : []
  })
  if (rows.length < 2 || !rows.some(({ product }) => product.product_id === id)) return null
  return (
    <Stack gap={3}>
      <h2>Compare the tests</h2>
      <DataTable<Row>
        caption="The tests with their audience, time, report and price"
        rows={rows}
        rowKey={({ product }) => product.product_id}
        columns={[
          {
            title: 'Test',
            isRowHeader: true,
            cell: ({ product: { product_id, product_name } }) =>
              product_id === id ? (
                <>
                  {product_name} <small>(this test)</small>
                </>
              ) : (
                <Link to={paths.product(product_id)}>{product_name}</Link>
              ),
          },
          { title: 'For', cell: ({ test }) => test.audience },
          { title: 'Time', cell: ({ test }) => test.time },
          { title: 'Report', cell: ({ test }) => test.report },
          { title: 'Price', align: 'end', cell: ({ product }) => <ProductPrice product={product} /> },
        ]}
      />
    </Stack>
  )
}
