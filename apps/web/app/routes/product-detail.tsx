import { AddToCart } from '../features/cart/add-to-cart'
import { ProductContent } from '../features/catalog/product-page'
import { useQueryParams } from '../lib/use-hydrated'
import { Container, Section } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Product')

const numberOf = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export default function ProductDetail() {
  const { query, ready } = useQueryParams()
  return (
    <Section>
      <Container>
        <ProductContent
          ready={ready}
          id={numberOf(query.get('id'))}
          action={(product) => <AddToCart product={product} />}
          relatedAction={(product) => <AddToCart product={product} look="quiet" />}
        />
      </Container>
    </Section>
  )
}
