import { Container, Section } from '../../components/page'
import { shareTags } from '../../config/seo'
import { builtSite } from '../../config/site'
import { AddToCart } from '../../features/cart/components/add-to-cart'
import { ProductDetails } from '../../features/catalogue/components/product-details'
import { ProductMeta } from '../../features/catalogue/components/product-meta'
import { WishlistButton } from '../../features/wishlist/components/wishlist-button'
import { useQueryParams } from '../../hooks/use-query-params'
import { productSlots } from '../product-slots'
import styles from './route.module.css'

/** For the prerendered page; `ProductMeta` replaces title and description. */
export const meta = () =>
  shareTags({ title: builtSite.brand.name, description: 'One product of the shop: pictures, price and facts.' })

const parseId = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export default function ProductDetail() {
  const { query, ready } = useQueryParams()
  const id = parseId(query.get('id'))
  return (
    <Section className={styles.section}>
      <ProductMeta id={id} />
      <Container>
        <ProductDetails
          id={id}
          isReady={ready}
          action={(product) => (
            <>
              <AddToCart product={product} />
              <WishlistButton product={product} />
            </>
          )}
          relatedSlots={productSlots}
        />
      </Container>
    </Section>
  )
}
