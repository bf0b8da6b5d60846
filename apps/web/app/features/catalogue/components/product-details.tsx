import { formatOf } from '@shop/contract'
import type { ProductDetail } from '@shop/contract/host'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { asApiError } from '../../../api/api-error'
import { Breadcrumb } from '../../../components/breadcrumb'
import { classNames } from '../../../components/class-names'
import { Card, Columns, Stack } from '../../../components/page'
import { Loading, NeedsScript, Skeleton } from '../../../components/skeleton'
import { productFormatLabels } from '../../../config/labels'
import { useProduct } from '../api/queries'
import { CataloguePicture } from './catalogue-picture'
import { PopularProducts } from './popular-products'
import styles from './product-details.module.css'
import { ProductCover, ProductPrice, type ProductSlot, type ProductSlots } from './product-grid'
import { productCrumbs } from './product-meta'
import { ProductPromises } from './product-promises'
import { CatalogueError, ProductNotFound } from './product-states'
import { RecentlyViewed } from './recently-viewed'
import { OtherFormat, RelatedProducts } from './related-products'
import { SampleReport } from './sample-report'
import { TestComparison } from './test-comparison'

const Gallery = ({ product }: { readonly product: ProductDetail }) => {
  const images = [...new Set([product.product_thumbnail, ...(product.product_images ?? [])])]
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? product.product_thumbnail
  return (
    <Stack className={styles.gallery} gap={2}>
      <ProductCover
        upload={image}
        alt={`${product.product_name}, picture ${shown + 1} of ${images.length}`}
        width={480}
        height={640}
        sizes="(max-width:639px) 200px, 480px"
        fetchPriority="high"
      />
      {images.length > 1 ? (
        <ul className={styles.thumbnails}>
          {images.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <CataloguePicture upload={name} alt="" width={64} height={84} sizes="64px" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  )
}

/** The quantity limits of requirements §5 as a sentence. */
const quantityLimits = ({ min_order_quantity: min, max_order_quantity: max, product_type }: ProductDetail): string => {
  if (max === 1) return 'One copy per order.'
  const range = min > 1 ? `${min} to ${max}` : `Up to ${max}`
  if (product_type === 'lpigroup') return `${range} seats per order, across all team tests.`
  return product_type === 'lpitest' ? `${range} per order, across all personal tests.` : `${range} per order.`
}

const columns = {
  template: 'minmax(0, 5fr) minmax(0, 7fr)',
  from: 640,
  gap: '32px clamp(32px, 6vw, 80px)',
} as const

const ProductDetailsSkeleton = () => (
  <Loading label="Loading the product">
    <Columns {...columns}>
      <div className={styles.breadcrumb}>
        <Skeleton width={200} height={32} />
      </div>
      <div className={classNames(styles.gallery, styles.coverSkeleton)}>
        <Skeleton height="100%" />
      </div>
      <Stack gap={2}>
        <Skeleton height="3rem" />
        <Skeleton width="30%" height="2rem" />
        <Skeleton height="8rem" />
      </Stack>
    </Columns>
  </Loading>
)

interface ProductDetailsProps {
  readonly id: number | undefined
  /** False during hydration, while the query of the URL is unknown. The id is then that of the prerendered product, if any. */
  readonly isReady: boolean
  readonly action: ProductSlot
  /** Common questions about the product. */
  readonly questions: (product: ProductDetail) => ReactNode
  readonly relatedSlots: ProductSlots
}

/** One product: pictures, price, quantity, what to expect, facts and related products. */
export const ProductDetails = ({ id, isReady, action, questions, relatedSlots }: ProductDetailsProps) => {
  const { data, error, refetch, isFetching } = useProduct(id)
  const product = useDeferredValue(data)
  const retry = { onRetry: () => refetch(), busy: isFetching }
  if (id === undefined && !isReady) return <ProductDetailsSkeleton />
  if (id === undefined || asApiError(error)?.status === 404) {
    return (
      <>
        <ProductNotFound />
        <PopularProducts {...relatedSlots} />
      </>
    )
  }
  if (!product) return error ? <CatalogueError {...retry} as="h1" /> : <ProductDetailsSkeleton />
  const facts = (product.product_facts ?? []).filter(({ label, value }) => label && value)
  return (
    <Stack gap={8}>
      {error ? <CatalogueError {...retry} isOutdated /> : null}
      <Columns {...columns}>
        <div className={styles.breadcrumb}>
          <Breadcrumb crumbs={productCrumbs(product)} />
        </div>
        <Gallery key={product.product_id} product={product} />
        <Stack gap={3}>
          <Stack gap={1}>
            <p className={styles.format}>{productFormatLabels[formatOf(product)]}</p>
            <h1>{product.product_name}</h1>
          </Stack>
          <p className={styles.price}>
            <ProductPrice product={product} />
          </p>
          <Stack gap={1}>
            {action(product)}
            <p className={styles.limits}>{quantityLimits(product)}</p>
            <NeedsScript />
          </Stack>
          <ProductPromises product={product} />
          <OtherFormat id={product.product_id} />
          {(product.product_description ?? [product.product_summary ?? '']).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.length > 0 ? (
            <Card>
              <dl className={styles.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          ) : null}
          <SampleReport id={product.product_id} />
          {questions(product)}
        </Stack>
      </Columns>
      {formatOf(product) === 'online_test' ? <TestComparison id={product.product_id} /> : null}
      <RelatedProducts id={product.product_id} slots={relatedSlots} />
      <RecentlyViewed id={product.product_id} slots={relatedSlots} />
    </Stack>
  )
}
