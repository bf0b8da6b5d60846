import { formatOf } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { paths } from '../../../config/paths'
import { useProduct, useProducts } from '../api/queries'
import { ProductGrid, type ProductSlots } from './product-grid'

const otherFormats = { book: 'ebook', ebook: 'book' } as const

/** Other products on the page of a product, which is prerendered with some of them. */
export const usePageProducts = (id: number, isShown: (other: Product) => boolean): readonly Product[] => {
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
