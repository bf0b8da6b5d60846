import { PlainPage } from '../../components/page'
import { paths } from '../../config/paths'
import { breadcrumbs, seo } from '../../config/seo'
import { Breadcrumb } from '../../content/breadcrumb'
import { AddToCart } from '../../features/cart/components/add-to-cart'
import { Highlights } from '../../features/catalogue/components/highlights'
import { Heart } from '../../features/wishlist/components/wishlist-button'

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Star Zone', path: paths.starZone },
]

export const meta = () =>
  seo({
    title: 'Star Zone',
    description:
      'What we recommend and what readers choose most: the featured and the best-selling books, ebooks and tests of the shop.',
    path: paths.starZone,
    things: [breadcrumbs(crumbs)],
  })

export default function StarZone() {
  return (
    <PlainPage
      title="Star Zone"
      lead="What we recommend, and what readers choose most."
      breadcrumb={<Breadcrumb crumbs={crumbs} />}
    >
      <Highlights
        dense
        parts={[
          { title: 'Featured', pick: (product) => product.is_featured },
          { title: 'Best sellers', pick: (product) => product.is_best_seller },
        ]}
        action={(product) => <AddToCart product={product} variant="quiet" />}
        corner={(product) => <Heart product={product} />}
      />
    </PlainPage>
  )
}
