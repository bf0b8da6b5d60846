import { useParams } from 'react-router'
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
import { useQueryParams } from '../../hooks/use-query-params'
import { productSlots } from '../product-slots'
import styles from './page.module.css'

// Not in the HTML, which search engines have on the support page.
const ProductQuestions = lazyComponent<{ readonly group: ProductGroup }>(
  async () => (await import('../../content/components/product-questions')).ProductQuestions,
  null,
  { clientOnly: true, optional: true },
)

const parseId = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** The id in `/product/detail/1` or `/product/detail?id=1`. The HTML of both is that of the first, which has no query. */
const useProductId = () => {
  const { id } = useParams()
  const { query, ready } = useQueryParams()
  const { product } = usePrerenderedData()
  if (id !== undefined) return { id: parseId(id), isReady: true }
  return ready ? { id: parseId(query.get('id')), isReady: true } : { id: product?.product_id, isReady: false }
}

export function ProductPage() {
  const { id, isReady } = useProductId()
  return (
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
}
