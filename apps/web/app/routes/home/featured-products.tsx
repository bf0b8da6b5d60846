import { ButtonLink } from '../../components/button'
import { paths } from '../../config/paths'
import { AddToCart } from '../../features/cart/components/add-to-cart'
import { Highlights } from '../../features/catalogue/components/highlights'
import { Heart } from '../../features/wishlist/components/wishlist-button'

/** One line of the shelf, and the way to the rest of it. */
export const HomeShelf = () => (
  <Highlights
    parts={[{ title: 'From the shop', pick: ({ is_featured }) => is_featured, most: 4 }]}
    action={(product) => <AddToCart product={product} variant="quiet" />}
    corner={(product) => <Heart product={product} />}
  >
    <div>
      <ButtonLink variant="quiet" to={paths.category()}>
        See the whole shop
      </ButtonLink>
    </div>
  </Highlights>
)
