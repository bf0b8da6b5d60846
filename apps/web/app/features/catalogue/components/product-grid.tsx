import { productTypes } from '@shop/contract'
import type { Product } from '@shop/contract/host'
import { type ComponentProps, memo, type ReactNode, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { failureText } from '../../../api/failure-text'
import { usePrerenderedData } from '../../../api/prerendered-data'
import { useSite } from '../../../api/site-settings'
import { useProducts } from '../../../api/use-products'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { EmptyState, ErrorState } from '../../../components/page-states'
import { ScaledPicture } from '../../../components/scaled-picture'
import { Loading, Skeleton } from '../../../components/skeleton'
import { uploadUrl } from '../../../config/env'
import { kindLabel } from '../../../config/labels'
import { paths } from '../../../config/paths'
import type { Test } from '../../../config/site-schema'
import { recommendedProducts } from '../product-filters'
import styles from './product-grid.module.css'

interface CataloguePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  readonly upload: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes: string
}

/** An uploaded picture; on a prerendered page in the smaller files that the build made of it, if any. */
export const CataloguePicture = ({ upload, ...props }: CataloguePictureProps) => (
  <ScaledPicture
    {...props}
    src={uploadUrl(upload)}
    srcSet={usePrerenderedData().pictures?.[upload]}
  />
)

export const ProductCover = (props: CataloguePictureProps) => (
  <CataloguePicture {...props} className={styles.cover} />
)

/** The price of one unit, with how many one has to buy, if not one; that of a group test is said to be for a seat. */
export const ProductPrice = ({ product }: { readonly product: Product }) => {
  const { product_price, product_type, min_order_quantity: min } = product
  const unit = [productTypes[product_type].isPerSeat && 'per seat', min > 1 && `from ${min}`]
    .filter(Boolean)
    .join(', ')
  return (
    <span>
      <Money amount={product_price} />
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  )
}

/** One line about what a product is for: what data.json says about a test, else the host's summary. */
export const purposeOf = (
  { product_id, product_summary }: Product,
  tests: readonly Test[],
): string | undefined => {
  const test = tests.find((each) => each.product_id === product_id)
  return test?.audience ? `${test.audience}\u00a0· ${test.minutes}\u00a0min` : product_summary
}

/** The time, report and language of a test on one line, which does not begin with a dot where it wraps. */
export const testFacts = ({ minutes, report, language }: Test): string =>
  [`${minutes} minutes`, report, language].filter(Boolean).join('\u00a0· ')

/** What the route renders after the price of a product card: a wishlist button and, on the next line, an add-to-cart button. */
export type ProductActions = (product: Product) => ReactNode

interface ProductCardProps {
  readonly product: Product
  readonly purpose: string | undefined
  readonly actions: ProductActions
  /** The place of its cover among the first pictures of the page: the first loads before the others, the next three at once. */
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
        {kindLabel(product)}
        {product.is_best_seller ? ' · Best seller' : ''}
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

interface ProductGridProps {
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

/** Four best sellers, for a page that has nothing else to show; renders nothing until the products are loaded. */
export const PopularProducts = ({ actions }: { readonly actions: ProductActions }) => {
  const products = useDeferredValue(useProducts().data) ?? []
  return (
    <TitledProducts
      title="Popular in our shop"
      products={recommendedProducts(products, 4)}
      actions={actions}
    />
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

export const EmptyCatalogue = () => (
  <EmptyState title="Our shop opens soon">
    <p>There are no products yet. Meanwhile, you can read about the LPI.</p>
    <ButtonLink variant="quiet" to={paths.inventory}>
      Read about the LPI
    </ButtonLink>
  </EmptyState>
)

/** The state of a query that failed; its data are those of before. */
interface CatalogueErrorProps {
  readonly data: unknown
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
  readonly isFetching: boolean
  readonly as?: 'h1' | 'h2'
}

export const CatalogueError = ({
  data,
  error,
  refetch,
  isFetching,
  as = 'h2',
}: CatalogueErrorProps) => (
  <ErrorState
    title={data ? 'Prices may have changed' : 'The products could not be loaded'}
    as={as}
    onRetry={() => void refetch()}
    busy={isFetching}
  >
    <p>{failureText(error)} Your cart is safe.</p>
  </ErrorState>
)
