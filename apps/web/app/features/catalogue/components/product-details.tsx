import type { ProductDetail } from '@shop/contract'
import { useDeferredValue, useState } from 'react'
import { asApiError } from '../../../api/api-error'
import { ButtonLink } from '../../../components/button'
import { EmptyState } from '../../../components/empty-state'
import { Money } from '../../../components/money'
import { Card, Row, Stack } from '../../../components/page'
import { Loading, Skeleton } from '../../../components/skeleton'
import { uploadUrl } from '../../../config/env'
import { productFormatLabels } from '../../../config/labels'
import { paths } from '../../../config/paths'
import { Breadcrumb } from '../../../content/breadcrumb'
import { useProduct, useProducts } from '../api/queries'
import styles from './product-details.module.css'
import { Cover, type ProductAction, ProductGrid, type ProductSlots, ShopUnreachable } from './product-grid'
import { productCrumbs } from './product-meta'

const Gallery = ({ product }: { readonly product: ProductDetail }) => {
  const images = [...new Set([product.product_thumbnail, ...product.product_images])]
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? product.product_thumbnail
  return (
    <Stack gap={2}>
      <Cover
        src={uploadUrl(image)}
        alt={`${product.product_name}, picture ${shown + 1} of ${images.length}`}
        width={480}
        height={640}
        fetchPriority="high"
      />
      {images.length > 1 ? (
        <ul className={styles.thumbs}>
          {images.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <img src={uploadUrl(name)} alt="" width={64} height={84} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  )
}

/** What the quantity rules of requirements §5 mean for this product, in words. */
const limitsInWords = ({ min_order_quantity: min, max_order_quantity: max, product_type }: ProductDetail): string => {
  const together = product_type === 'other' ? '' : ', all tests of this kind in the cart counted together'
  return min > 1 ? `From ${min} to ${max} an order${together}.` : `Up to ${max} an order${together}.`
}

const ProductWaits = () => (
  <Loading label="Loading the product">
    <div className={styles.columns}>
      <div className={styles.wide}>
        <Skeleton width={200} height={32} />
      </div>
      <div className={styles.frame}>
        <Skeleton height="100%" />
      </div>
      <Stack gap={2}>
        <Skeleton height="3rem" />
        <Skeleton width="30%" height="2rem" />
        <Skeleton height="8rem" />
      </Stack>
    </div>
  </Loading>
)

const NoSuchProduct = () => (
  <EmptyState title="This product is not on the shelf">
    <p>It may have been sold out for good, or the address is mistyped.</p>
    <ButtonLink to={paths.category()}>Browse the shop</ButtonLink>
  </EmptyState>
)

const Related = ({ ids, ...slots }: ProductSlots & { readonly ids: readonly number[] }) => {
  const data = useDeferredValue(useProducts().data) ?? []
  const related = data.filter(({ product_id }) => ids.includes(product_id))
  return related.length > 0 ? (
    <Stack gap={3}>
      <h2>Goes well with</h2>
      <ProductGrid products={related} {...slots} />
    </Stack>
  ) : null
}

interface ProductContentProps {
  /** False while the address's query is not known yet. */
  readonly ready: boolean
  readonly id: number | undefined
  /** What one can do with it: the button that adds it to the cart, and what stands beside that. */
  readonly action: ProductAction
  readonly relatedAction: ProductAction
  readonly relatedCorner: ProductAction
}

/** One product: pictures, price, quantity rules, facts, and what goes well with it. */
export const ProductContent = ({ ready, id, action, relatedAction, relatedCorner }: ProductContentProps) => {
  const { data, error, isError, refetch, isFetching } = useProduct(id)
  // Drawn bit by bit: the page answers a finger meanwhile.
  const product = useDeferredValue(data)
  if (!ready) return <ProductWaits />
  if (id === undefined || asApiError(error)?.status === 404) return <NoSuchProduct />
  if (isError) return <ShopUnreachable onRetry={() => refetch()} busy={isFetching} />
  if (!product) return <ProductWaits />
  return (
    <Stack gap={8}>
      <div className={styles.columns}>
        <div className={styles.wide}>
          <Breadcrumb crumbs={productCrumbs(product)} />
        </div>
        <Gallery key={product.product_id} product={product} />
        <Stack gap={3}>
          <Stack gap={1}>
            <p className={styles.quiet}>{productFormatLabels[product.product_format]}</p>
            <h1>{product.product_name}</h1>
          </Stack>
          <p className={styles.price}>
            <Money amount={product.product_price} />
          </p>
          <Stack gap={1}>
            <Row gap={1}>{action(product)}</Row>
            <p className={styles.note}>{limitsInWords(product)}</p>
          </Stack>
          {product.product_description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {product.product_facts.length > 0 ? (
            <Card>
              <dl className={styles.facts}>
                {product.product_facts.map(({ label, value }) => (
                  <div className={styles.contents} key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          ) : null}
        </Stack>
      </div>
      <Related ids={product.related_product_ids} action={relatedAction} corner={relatedCorner} />
    </Stack>
  )
}
