import { AddToCart } from '../../features/cart/add-to-cart'
import { WishlistPanel } from '../../features/wishlist/wishlist-panel'

/** The wishlist, each product with its way into the cart. */
export const WishlistToCart = () => <WishlistPanel action={(product) => <AddToCart product={product} look="quiet" />} />
