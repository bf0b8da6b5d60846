import { toast } from '../../components/toast/toasts'
import { paths } from '../../config/paths'
import { TOAST } from '../../config/ui-constants'
import { useCustomerKey, useShopDispatch, useShopSelector } from '../../state/hooks'
import { wishlistOwner, wishlistToggled } from '../../state/wishlist-slice'

const noItems: readonly number[] = []

/** One product of the wishlist; a component that uses it renders only when that product is added or removed. */
export const useWishlistItem = (productId: number) => {
  const customerKey = useCustomerKey()
  const owner = wishlistOwner(customerKey)
  const isInWishlist = useShopSelector(({ wishlist }) => wishlist.lists[owner]?.includes(productId) ?? false)
  const dispatch = useShopDispatch()
  const toggle = () => {
    dispatch(wishlistToggled({ owner, productId }))
    if (isInWishlist) return
    const to = customerKey === undefined ? paths.wishlist : paths.profile('Wishlist')
    const action = { label: 'View wishlist', to }
    toast.success('Saved to your wishlist.', { durationMs: TOAST.productMs, action })
  }
  return { isInWishlist, toggle }
}

/** The wishlist of the customer or guest: product ids, newest first. */
export const useWishlist = () => {
  const owner = wishlistOwner(useCustomerKey())
  const productIds = useShopSelector(({ wishlist }) => wishlist.lists[owner] ?? noItems)
  const dispatch = useShopDispatch()
  return { productIds, toggle: (productId: number) => dispatch(wishlistToggled({ owner, productId })) }
}
