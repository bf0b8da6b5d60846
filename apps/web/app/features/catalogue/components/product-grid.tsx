import { formatOf, productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { EmptyState, ErrorState } from '../../../components/page-states'
import { Skeleton } from '../../../components/skeleton'
import { productFormatLabels } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { CataloguePicture, type CataloguePictureProps } from './catalogue-picture'
import styles from './product-grid.module.css'

export const ProductCover = (props: CataloguePictureProps) => <CataloguePicture {...props} className={styles.cover} />

/** The price of one unit; that of a group test is said to be for a seat. */
export const ProductPrice = ({ product }: { readonly product: Pick<Product, 'product_price' | 'product_type'> }) => (
  <span>
    <Money amount={product.product_price} />
    {productTypes[product.product_type].isPerSeat ? <span className={styles.unit}> per seat</span> : null}
  </span>
)

export type ProductSlot = (product: Product) => ReactNode

/** What the route renders in a product card, such as an add-to-cart button and, in the corner of the cover, a wishlist button. */
export interface ProductSlots {
  readonly action: ProductSlot
  readonly corner?: ProductSlot | undefined
}

/** How a cover loads: `first` before the others, `early` at once, `lazy` near the viewport. */
type CoverLoading = 'first' | 'early' | 'lazy'

interface ProductCardProps extends ProductSlots {
  readonly product: Product
  /** Without the summary. */
  readonly isDense: boolean
  readonly loading: CoverLoading
}

/** Memoized: a change of the filters renders only the cards that are new. */
const ProductCard = memo(({ product, action, corner, isDense, loading }: ProductCardProps) => (
  <article className={styles.card}>
    <ProductCover
      upload={product.product_thumbnail}
      alt=""
      width={300}
      height={400}
      sizes="(max-width:599px) calc(50vw - 24px), 300px"
      loading={loading === 'lazy' ? 'lazy' : undefined}
      fetchPriority={loading === 'first' ? 'high' : undefined}
    />
    <p className={styles.format}>
      {productFormatLabels[formatOf(product)]}
      {product.is_best_seller ? ' · Best seller' : ''}
    </p>
    <h3>
      <Link to={paths.product(product.product_id)}>{product.product_name}</Link>
    </h3>
    {isDense ? null : <p className={styles.summary}>{product.product_summary}</p>}
    <div className={styles.purchase}>
      <ProductPrice product={product} />
      {action(product)}
    </div>
    {corner ? <div className={styles.corner}>{corner(product)}</div> : null}
  </article>
))

const EARLY_COVERS = 4

const loadingOf = (index: number): CoverLoading => {
  if (index === 0) return 'first'
  return index < EARLY_COVERS ? 'early' : 'lazy'
}

interface ProductGridProps extends ProductSlots {
  readonly products: readonly Product[]
  readonly isDense?: boolean
  /** Whether its first covers are the first pictures of the page. */
  readonly isFirst?: boolean
}

export const ProductGrid = ({ products, isDense = false, isFirst = false, ...slots }: ProductGridProps) => (
  <ul className={styles.grid} data-dense={isDense}>
    {products.map((product, index) => (
      <li key={product.product_id}>
        <ProductCard product={product} isDense={isDense} loading={isFirst ? loadingOf(index) : 'lazy'} {...slots} />
      </li>
    ))}
  </ul>
)

interface ProductGridSkeletonProps {
  readonly count?: number
  readonly isDense?: boolean
}

export const ProductGridSkeleton = ({ count = 8, isDense = false }: ProductGridSkeletonProps) => (
  <div className={styles.grid} data-dense={isDense}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
      <Stack gap={1.5} key={index}>
        <div className={styles.coverSkeleton}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="60%" />
        <Skeleton width="90%" height="1.5em" />
        <Skeleton height={44} />
      </Stack>
    ))}
  </div>
)

export const EmptyCatalogue = () => (
  <EmptyState title="Our shop opens soon">
    <p>There are no products yet. Meanwhile, you can read about the inventory.</p>
    <ButtonLink variant="quiet" to={paths.inventory}>
      Read about the inventory
    </ButtonLink>
  </EmptyState>
)

interface CatalogueErrorProps {
  readonly onRetry: () => void
  readonly busy: boolean
  /** The products are shown as they were before. */
  readonly isOutdated?: boolean
  readonly as?: 'h1' | 'h2'
}

export const CatalogueError = ({ isOutdated = false, ...state }: CatalogueErrorProps) => (
  <ErrorState title="We could not reach the shop" {...state}>
    <p>
      {isOutdated ? 'Prices may have changed.' : 'The products could not be loaded.'} Your cart is safe. Check your
      connection, or try again in a moment.
    </p>
  </ErrorState>
)
