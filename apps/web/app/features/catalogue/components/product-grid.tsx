import type { Product } from '@shop/contract'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { ErrorState } from '../../../components/error-state'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { Loading, Skeleton } from '../../../components/skeleton'
import { uploadUrl } from '../../../config/env'
import { productFormatLabels } from '../../../config/labels'
import { paths } from '../../../config/paths'
import styles from './product-grid.module.css'

export const Cover = ({ alt, ...props }: ComponentProps<'img'>) => <img {...props} className={styles.cover} alt={alt} />

interface ProductCardProps {
  readonly product: Product
  /** What one can do with it, such as a button to add it to the cart; the route gives it. */
  readonly action: ReactNode
  /** What stands in the corner of its cover, such as a heart; the route gives it. */
  readonly corner: ReactNode
  /** Covers in the first view load at once. */
  readonly eager?: boolean
}

const ProductCard = ({ product, action, corner, eager = false }: ProductCardProps) => (
  <article className={styles.card}>
    <Cover
      src={uploadUrl(product.product_thumbnail)}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
    />
    <p className={styles.kind}>
      {productFormatLabels[product.product_format]}
      {product.is_best_seller ? ' · Best seller' : ''}
    </p>
    <h3>
      <Link to={paths.product(product.product_id)}>{product.product_name}</Link>
    </h3>
    <p className={styles.summary}>{product.product_summary}</p>
    <div className={styles.buy}>
      <Money amount={product.product_price} />
      {action}
    </div>
    {corner ? <div className={styles.corner}>{corner}</div> : null}
  </article>
)

export type ProductAction = (product: Product) => ReactNode

/** What a route adds to products: the two places of a card. */
export interface ProductSlots {
  readonly action: ProductAction
  readonly corner?: ProductAction | undefined
}

interface ProductGridProps extends ProductSlots {
  readonly products: readonly Product[]
  readonly dense?: boolean
}

/** A product's place on the shelf; as long as nothing about it changes it stays as it was drawn, however the shelf is arranged. */
const Place = memo(
  ({ product, action, corner, eager }: ProductSlots & { readonly product: Product; readonly eager: boolean }) => (
    <li>
      <ProductCard product={product} action={action(product)} corner={corner?.(product)} eager={eager} />
    </li>
  ),
)

/** Products as covers with name, price and what one can do. */
export const ProductGrid = ({ products, action, corner, dense = false }: ProductGridProps) => (
  <ul className={styles.grid} data-dense={dense}>
    {products.map((product, index) => (
      <Place key={product.product_id} product={product} action={action} corner={corner} eager={index < 4} />
    ))}
  </ul>
)

/** The grid's shape. */
export const ProductGridShape = ({
  count = 8,
  dense = false,
}: {
  readonly count?: number
  readonly dense?: boolean
}) => (
  <div className={styles.grid} data-dense={dense}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
      <Stack gap={1.5} key={index}>
        <div className={styles.frame}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="60%" />
        <Skeleton width="90%" height="1.5em" />
        <Skeleton height={44} />
      </Stack>
    ))}
  </div>
)

/** What stands there while the products are on their way. */
export const ProductGridWaits = () => (
  <Loading label="Loading the products">
    <ProductGridShape />
  </Loading>
)

/** The shop sells nothing yet. */
export const EmptyShelf = () => (
  <EmptyState title="The shelf is being filled">
    <p>There is nothing to buy yet. Meanwhile you can read what the inventory is.</p>
    <ButtonLink variant="quiet" to={paths.inventory}>
      Read about the inventory
    </ButtonLink>
  </EmptyState>
)

interface ShopUnreachableProps {
  readonly onRetry: () => void
  readonly busy: boolean
}

/** The API is down: the page says so and offers to try again. */
export const ShopUnreachable = ({ onRetry, busy }: ShopUnreachableProps) => (
  <ErrorState title="We could not reach the shop" onRetry={onRetry} busy={busy}>
    <p>The products did not arrive. Your cart is safe. Check your connection, or try again in a moment.</p>
  </ErrorState>
)
