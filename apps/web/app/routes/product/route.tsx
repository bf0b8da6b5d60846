import { Container, Section } from '../../components/page'
import { sharing } from '../../config/seo'
import { builtSite } from '../../config/site'
import { AddToCart } from '../../features/cart/components/add-to-cart'
import { ProductContent } from '../../features/catalogue/components/product-details'
import { ProductHead } from '../../features/catalogue/components/product-meta'
import { Heart } from '../../features/wishlist/components/wishlist-button'
import { useQueryParams } from '../../hooks/use-hydrated'
import styles from './route.module.css'

/** Title, description and address come with the product: see ProductHead. */
export const meta = () =>
  sharing({ title: builtSite.brand.name, description: 'One product of the shop: pictures, price and facts.' })

const numberOf = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export default function ProductDetail() {
  const { query, ready } = useQueryParams()
  const id = numberOf(query.get('id'))
  return (
    <Section className={styles.section}>
      <ProductHead id={id} />
      <Container>
        <ProductContent
          ready={ready}
          id={id}
          action={(product) => (
            <>
              <AddToCart product={product} />
              <Heart product={product} />
            </>
          )}
          relatedAction={(product) => <AddToCart product={product} variant="quiet" />}
          relatedCorner={(product) => <Heart product={product} />}
        />
      </Container>
    </Section>
  )
}
