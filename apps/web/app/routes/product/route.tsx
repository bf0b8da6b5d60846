import { useParams } from 'react-router'
import { usePrerenderedData } from '../../api/prerendered-data'
import { lazyView } from '../../components/lazy-view'
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
import styles from './route.module.css'

// Not in the HTML: search engines have them on the support page.
const ProductQuestions = lazyView<{ readonly group: ProductGroup }>(
  async () => (await import('../../content/components/product-questions')).ProductQuestions,
)

const parseId = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

/** `/product/detail/1`, or `/product/detail?id=1`: its HTML is that of the former, and has no query until it is hydrated. */
export default function ProductPage() {
  const { id: param } = useParams()
  const { query, ready } = useQueryParams()
  const prerenderedId = usePrerenderedData().product?.product_id
  const queryId = ready ? parseId(query.get('id')) : prerenderedId
  const id = param === undefined ? queryId : parseId(param)
  return (
    <Section className={styles.section}>
      <ProductMeta id={id} />
      <Container>
        <ProductDetails
          id={id}
          isReady={ready || param !== undefined}
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
