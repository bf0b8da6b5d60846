import { AddToCart } from '../features/cart/add-to-cart'
import { Highlights } from '../features/catalog/highlights'
import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Star Zone', 'Featured and best-selling products.')

export default function StarZone() {
  return (
    <PlainPage title="Star Zone" lead="What we recommend, and what readers choose most.">
      <Highlights
        parts={[
          { title: 'Featured', pick: (product) => product.is_featured },
          { title: 'Best sellers', pick: (product) => product.is_best_seller },
        ]}
        action={(product) => <AddToCart product={product} look="quiet" />}
      />
    </PlainPage>
  )
}
