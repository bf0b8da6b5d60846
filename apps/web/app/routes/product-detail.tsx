import { sharing } from '../config/seo'
import { builtSite } from '../config/site'
import { AddToCart } from '../features/cart/add-to-cart'
import { ProductHead } from '../features/catalog/product-head'
import { ProductContent } from '../features/catalog/product-page'
import { Heart } from '../features/wishlist/heart'
import { useQueryParams } from '../lib/use-hydrated'
import { Container, Section } from '../ui/page'

/** Title, description and address come with the product: see ProductHead. */
export const meta = () =>
  sharing({ title: builtSite.brand.name, description: 'One product of the shop: pictures, price and facts.' })

const numberOf = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export default function ProductDetail() {
  const { query, ready } = useQueryParams()
  const id = numberOf(query.get('id'))
  return (
    <Section style={{ paddingTop: 24 }}>
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
          relatedAction={(product) => <AddToCart product={product} look="quiet" />}
          relatedCorner={(product) => <Heart product={product} />}
        />
      </Container>
    </Section>
  )
}
