import { AddToCart } from '../../features/cart/components/add-to-cart'
import { WishlistPanel } from '../../features/wishlist/components/wishlist-panel'

export const Wishlist = () => <WishlistPanel action={(product) => <AddToCart product={product} variant="quiet" />} />
