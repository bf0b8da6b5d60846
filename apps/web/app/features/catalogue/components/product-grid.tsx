import { formatOf, productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { EmptyState, ErrorState } from '../../../components/page-states'
import { Loading, Skeleton } from '../../../components/skeleton'
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

/** What the route renders after the price of a product card: a wishlist button and, on the next line, an add-to-cart button. */
export type ProductActions = (product: Product) => ReactNode

interface ProductCardProps {
  readonly product: Product
  readonly actions: ProductActions
  /** The place of its cover among the first pictures of the page: the first loads before the others, the next three at once. */
  readonly place: number | undefined
}

const EARLY_COVERS = 4

/** Memoized: a change of the filters renders only the cards that are new. */
const ProductCard = memo(({ product, actions, place = EARLY_COVERS }: ProductCardProps) => (
  <article className={styles.card}>
    <ProductCover
      upload={product.product_thumbnail}
      alt=""
      width={300}
      height={400}
      sizes="(max-width:599px) calc(50vw - 24px), 300px"
      loading={place < EARLY_COVERS ? undefined : 'lazy'}
      fetchPriority={place === 0 ? 'high' : undefined}
    />
    <p className={styles.format}>
      {productFormatLabels[formatOf(product)]}
      {product.is_best_seller ? ' · Best seller' : ''}
    </p>
    <h3>
      <Link to={paths.product(product.product_id)}>{product.product_name}</Link>
    </h3>
    <div className={styles.purchase}>
      <ProductPrice product={product} />
      {actions(product)}
    </div>
  </article>
))

interface ProductGridProps {
  readonly products: readonly Product[]
  readonly actions: ProductActions
  /** Whether its first covers are the first pictures of the page. */
  readonly isFirst?: boolean
}

export const ProductGrid = ({ products, actions, isFirst = false }: ProductGridProps) => (
  <ul className={styles.grid}>
    {products.map((product, index) => (
      <li key={product.product_id}>
        <ProductCard product={product} actions={actions} place={isFirst ? index : undefined} />
      </li>
    ))}
  </ul>
)

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

export const EmptyCatalogue = () => (
  <EmptyState title="Our shop opens soon">
    <p>There are no products yet. Meanwhile, you can read about the inventory.</p>
    <ButtonLink variant="quiet" to={paths.inventory}>
      Read about the inventory
    </ButtonLink>
  </EmptyState>
)

/** The state of a query that failed; its data are those of before. */
interface CatalogueErrorProps {
  readonly data: unknown
  readonly refetch: () => Promise<unknown>
  readonly isFetching: boolean
  readonly as?: 'h1' | 'h2'
}

export const CatalogueError = ({ data, refetch, isFetching, as = 'h2' }: CatalogueErrorProps) => (
  <ErrorState title="We could not reach the shop" as={as} onRetry={() => void refetch()} busy={isFetching}>
    <p>
      {data ? 'Prices may have changed.' : 'The products could not be loaded.'} Your cart is safe. Check your
      connection, or try again in a moment.
    </p>
  </ErrorState>
)
