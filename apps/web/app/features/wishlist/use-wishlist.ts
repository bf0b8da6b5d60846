import { useCustomerId, useShopDispatch, useShopSelector } from '../../lib/hooks'
import { wishlistOwner, wishToggled } from '../../lib/wishlist-slice'

const none: readonly number[] = []

/** The wishlist of whoever is at the shop now: product numbers, newest first. */
export const useWishlist = () => {
  const owner = wishlistOwner(useCustomerId())
  const productIds = useShopSelector(({ wishlist }) => wishlist.lists[owner] ?? none)
  const dispatch = useShopDispatch()
  return { productIds, toggle: (productId: number) => dispatch(wishToggled({ owner, productId })) }
}
