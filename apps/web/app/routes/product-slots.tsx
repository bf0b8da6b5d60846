import { AddToCart } from '../features/cart/components/add-to-cart'
import type { ProductSlots } from '../features/catalogue/components/product-grid'
import { WishlistButton } from '../features/wishlist/components/wishlist-button'

/** The buttons of a product card. A constant, since product cards are memoized by it. */
export const productSlots: ProductSlots = {
  action: (product) => <AddToCart product={product} variant="quiet" />,
  corner: (product) => <WishlistButton product={product} />,
}
