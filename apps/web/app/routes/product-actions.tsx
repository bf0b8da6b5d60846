import { AddToCart } from '../features/cart/components/add-to-cart'
import type { ProductActions } from '../features/catalogue/components/product-grid'
import { WishlistButton } from '../features/wishlist/components/wishlist-button'

/** The buttons of a product card. A constant, since product cards are memoized by it. */
export const productActions: ProductActions = (product) => (
  <>
    <WishlistButton product={product} />
    <AddToCart product={product} variant="quiet" />
  </>
)
