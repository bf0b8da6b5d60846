import { paths } from '../config/paths'
import { breadcrumbs, seo } from '../config/seo'
import { Breadcrumb } from '../content/breadcrumb'
import { AddToCart } from '../features/cart/add-to-cart'
import { CategoryContent } from '../features/catalog/category-page'
import type { ProductAction } from '../features/catalog/product-grid'
import { Heart } from '../features/wishlist/heart'
import { PlainPage } from '../ui/page'

const crumbs = [
  { title: 'Home', path: paths.home },
  { title: 'Shop', path: paths.category() },
]

export const meta = () =>
  seo({
    title: 'Shop: tests, books and ebooks',
    description:
      'All products with their prices in ringgit: the inventory for one or for many, the career test, books by post and ebooks by email.',
    path: paths.category(),
    things: [breadcrumbs(crumbs)],
  })

const action: ProductAction = (product) => <AddToCart product={product} look="quiet" />
const corner: ProductAction = (product) => <Heart product={product} />

export default function Category() {
  return (
    <PlainPage
      title="Shop"
      lead="Books, ebooks, the inventory and the career test."
      trail={<Breadcrumb crumbs={crumbs} />}
    >
      <CategoryContent action={action} corner={corner} />
    </PlainPage>
  )
}
