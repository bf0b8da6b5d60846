import { useCustomerId, useShopDispatch, useShopSelector } from '../../state/hooks'
import { wishlistOwner, wishlistToggled } from '../../state/wishlist-slice'

const none: readonly number[] = []

/** Whether one product is on the wishlist, for the many hearts of a shelf: only the one that changes is drawn again. */
export const useWish = (productId: number) => {
  const owner = wishlistOwner(useCustomerId())
  const isWished = useShopSelector(({ wishlist }) => wishlist.lists[owner]?.includes(productId) ?? false)
  const dispatch = useShopDispatch()
  return { isWished, toggle: () => dispatch(wishlistToggled({ owner, productId })) }
}

/** The wishlist of whoever is at the shop now: product numbers, newest first. */
export const useWishlist = () => {
  const owner = wishlistOwner(useCustomerId())
  const productIds = useShopSelector(({ wishlist }) => wishlist.lists[owner] ?? none)
  const dispatch = useShopDispatch()
  return { productIds, toggle: (productId: number) => dispatch(wishlistToggled({ owner, productId })) }
}
