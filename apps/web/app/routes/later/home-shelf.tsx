import { AddToCart } from '../../features/cart/add-to-cart'
import { Highlights } from '../../features/catalog/highlights'
import { Heart } from '../../features/wishlist/heart'

export const HomeShelf = () => (
  <Highlights
    parts={[{ title: 'From the shop', pick: ({ is_featured }) => is_featured }]}
    action={(product) => <AddToCart product={product} look="quiet" />}
    corner={(product) => <Heart product={product} />}
  />
)
