import type { Product } from '@shop/contract/host'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../../api/site-settings'
import { Stack } from '../../../components/page'
import { Loading, Skeleton } from '../../../components/skeleton'
import { kindLabel } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { purposeOf } from '../product-texts'
import { ProductCover } from './product-cover'
import styles from './product-grid.module.css'
import { ProductPrice } from './product-price'

/**
 * What the route renders after the price of a product card: a wishlist button and, on the next
 * line, an add-to-cart button.
 */
export type ProductActions = (product: Product) => ReactNode

interface ProductCardProps {
  readonly product: Product
  readonly purpose: string | undefined
  readonly actions: ProductActions
  /**
   * The place of its cover among the first pictures of the page: the first loads before the
   * others, the next three without waiting to be seen.
   */
  readonly place: number | undefined
}

const EARLY_COVERS = 4

/** Memoized: a change of the filters renders only the cards that are new. */
const ProductCard = memo(
  ({ product, purpose, actions, place = EARLY_COVERS }: ProductCardProps) => (
    <article className={styles.card}>
      <ProductCover
        upload={product.product_thumbnail}
        alt=""
        width={300}
        height={400}
        sizes="(max-width:599px) calc(38vw - 18px), 240px"
        loading={place < EARLY_COVERS ? undefined : 'lazy'}
        fetchPriority={place === 0 ? 'high' : undefined}
      />
      <p className={styles.format}>
        {kindLabel(product) + (product.is_best_seller ? ' · Best seller' : '')}
      </p>
      <h3>
        <Link to={paths.product(product.product_id)}>{product.product_name}</Link>
      </h3>
      <p className={styles.purpose}>{purpose}</p>
      <div className={styles.purchase}>
        <ProductPrice product={product} />
        {actions(product)}
      </div>
    </article>
  ),
)

export interface ProductGridProps {
  readonly products: readonly Product[]
  readonly actions: ProductActions
  /** Whether its first covers are the first pictures of the page. */
  readonly isFirst?: boolean
}

export const ProductGrid = ({ products, actions, isFirst = false }: ProductGridProps) => {
  const { tests } = useSite()
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.product_id}>
          <ProductCard
            product={product}
            purpose={purposeOf(product, tests)}
            actions={actions}
            place={isFirst ? index : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

export const LoadingProducts = ({ count }: { readonly count: number }) => (
  <Loading label="Loading the products">
    <div className={styles.grid}>
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
  </Loading>
)
