import { useParams, useSearchParams } from 'react-router'
import { usePrerenderedData } from '../../api/prerendered-data'
import { lazyComponent } from '../../components/lazy-component'
import { Container, Section } from '../../components/page'
import { ShareButton } from '../../components/share-button'
import { paths } from '../../config/paths'
import { BuyBox } from '../../features/cart/components/buy-box'
import { ProductDetails } from '../../features/catalogue/components/product-details'
import { ProductMeta } from '../../features/catalogue/components/product-meta'
import { groupOf, type ProductGroup } from '../../features/catalogue/product-filters'
import { WishlistButton } from '../../features/wishlist/components/wishlist-button'
import { useHydratedDeferred } from '../../hooks/use-hydrated'
import { productSlots } from '../product-slots'
import styles from './page.module.css'

// Not in the HTML, which search engines have on the support page.
const ProductQuestions = lazyComponent<{ readonly group: ProductGroup }>(
  async () => (await import('../../content/components/product-questions')).ProductQuestions,
  null,
  { clientOnly: true, optional: true },
)

const parseId = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

interface ProductProps {
  readonly id: number | undefined
  /** As for `ProductDetails`. */
  readonly isReady: boolean
}

const Product = ({ id, isReady }: ProductProps) => (
  <Section className={styles.section}>
    <ProductMeta id={id} />
    <Container>
      <ProductDetails
        id={id}
        isReady={isReady}
        action={(product) => (
          <BuyBox key={product.product_id} product={product}>
            <WishlistButton product={product} />
            <ShareButton title={product.product_name} path={paths.product(product.product_id)} />
          </BuyBox>
        )}
        questions={(product) => <ProductQuestions group={groupOf(product)} />}
        relatedSlots={productSlots}
      />
    </Container>
  </Section>
)

/** `/product/detail?id=1`. Its HTML is that of `/product/detail/1`, which has no query. */
const ProductOfQuery = () => {
  const [query] = useSearchParams()
  const isReady = useHydratedDeferred()
  const { product } = usePrerenderedData()
  return <Product id={isReady ? parseId(query.get('id')) : product?.product_id} isReady={isReady} />
}

export function ProductPage() {
  const { id } = useParams()
  return id === undefined ? <ProductOfQuery /> : <Product id={parseId(id)} isReady />
}
