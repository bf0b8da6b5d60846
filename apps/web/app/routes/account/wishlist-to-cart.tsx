import { AddToCart } from '../../features/cart/components/add-to-cart'
import { WishlistPanel } from '../../features/wishlist/components/wishlist-panel'

/** The wishlist, each product with its way into the cart. */
export const WishlistToCart = () => (
  <WishlistPanel action={(product) => <AddToCart product={product} variant="quiet" />} />
)
