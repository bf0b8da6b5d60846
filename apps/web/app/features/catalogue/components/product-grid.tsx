import styled from '@emotion/styled'
import type { Product } from '@shop/contract'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/button'
import { Money } from '../../../components/money'
import { Stack } from '../../../components/page'
import { Empty, Failure, Loading, Skeleton } from '../../../components/states'
import { uploadUrl } from '../../../config/env'
import { paths } from '../../../config/paths'
import { formatLabels } from '../product-labels'

/** How the parts of a card are set where covers are small. */
const small = {
  card: { gap: 8, '& h3': { fontSize: 'var(--size-body)' }, '& h3 a': { display: 'inline-block', paddingBlock: 2 } },
  summary: { display: 'none' },
  buy: { flexDirection: 'column', alignItems: 'stretch', gap: 8, '& button': { padding: 6 } },
} as const

const phone = '@media (max-width: 599px)'

/** The shelf. A dense one, and any on a phone, shows small covers with name and price alone. */
const Grid = styled('ul')({
  display: 'grid',
  gap: '40px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A long shelf is laid out and painted where it is looked at. (Not the first cards: their shadows reach beyond their box.)
  '& > li:nth-of-type(n + 25)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 560px' },
  "&[data-dense='true']": { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
  // Two covers side by side, so that the whole shelf is a few thumbs long.
  [phone]: { '&, &[data-dense]': { gap: '32px 16px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const Card = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  '& h3 a': { color: 'var(--ink)', textDecoration: 'none' },
  // The whole card leads to the product; its buttons stay buttons above it.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& button': { position: 'relative', zIndex: 1 },
  '&:hover h3 a': { textDecoration: 'underline', textDecorationThickness: 1 },
  '& img': { transition: 'transform var(--motion-calm) var(--motion-ease)' },
  '&:hover img': { transform: 'translateY(-4px)' },
  "[data-dense='true'] &": small.card,
  [phone]: small.card,
})

export const Cover = styled('img')({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  background: 'var(--shade)',
})

const Kind = styled('p')({ fontSize: 'var(--size-small)', color: 'var(--ink-soft)' })
const Summary = styled('p')({
  fontSize: 'var(--size-label)',
  lineHeight: 1.5,
  color: 'var(--ink-soft)',
  "[data-dense='true'] &": small.summary,
  [phone]: small.summary,
})
const Buy = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 'auto',
  fontWeight: 600,
  '& button': { minHeight: 44, padding: '6px 16px', fontSize: 'var(--size-label)' },
  "[data-dense='true'] &": small.buy,
  [phone]: small.buy,
})
/** A corner of the cover. */
const Corner = styled('div')({ position: 'absolute', insetInlineEnd: 8, top: 8 })

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
  <Card>
    <Cover
      src={uploadUrl(product.product_thumbnail)}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
    />
    <Kind>
      {formatLabels[product.product_format]}
      {product.is_best_seller ? ' · Best seller' : ''}
    </Kind>
    <h3>
      <Link to={paths.product(product.product_id)}>{product.product_name}</Link>
    </h3>
    <Summary>{product.product_summary}</Summary>
    <Buy>
      <Money amount={product.product_price} />
      {action}
    </Buy>
    {corner ? <Corner>{corner}</Corner> : null}
  </Card>
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
  <Grid data-dense={dense}>
    {products.map((product, index) => (
      <Place key={product.product_id} product={product} action={action} corner={corner} eager={index < 4} />
    ))}
  </Grid>
)

/** The grid's shape. */
export const ProductGridShape = ({
  count = 8,
  dense = false,
}: {
  readonly count?: number
  readonly dense?: boolean
}) => (
  <Grid as="div" data-dense={dense}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name
      <Stack gap={1.5} key={index}>
        <div style={{ aspectRatio: '3 / 4' }}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="60%" />
        <Skeleton width="90%" height="1.5em" />
        <Skeleton height={44} />
      </Stack>
    ))}
  </Grid>
)

/** What stands there while the products are on their way. */
export const ProductGridWaits = () => (
  <Loading label="Loading the products">
    <ProductGridShape />
  </Loading>
)

/** The shop sells nothing yet. */
export const EmptyShelf = () => (
  <Empty title="The shelf is being filled">
    <p>There is nothing to buy yet. Meanwhile you can read what the inventory is.</p>
    <ButtonLink look="quiet" to={paths.inventory}>
      Read about the inventory
    </ButtonLink>
  </Empty>
)

interface ShopUnreachableProps {
  readonly onRetry: () => void
  readonly busy: boolean
}

/** The API is down: the page says so and offers to try again. */
export const ShopUnreachable = ({ onRetry, busy }: ShopUnreachableProps) => (
  <Failure title="We could not reach the shop" onRetry={onRetry} busy={busy}>
    <p>The products did not arrive. Your cart is safe. Check your connection, or try again in a moment.</p>
  </Failure>
)
