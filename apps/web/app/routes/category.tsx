import { AddToCart } from '../features/cart/add-to-cart'
import { CategoryContent } from '../features/catalog/category-page'
import { PlainPage } from '../ui/page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Shop', 'Books, ebooks, the inventory and the career test.')

export default function Category() {
  return (
    <PlainPage title="Shop" lead="Books, ebooks, the inventory and the career test.">
      <CategoryContent action={(product) => <AddToCart product={product} look="quiet" />} />
    </PlainPage>
  )
}
