import { ButtonLink } from '../../../components/button'
import { paths } from '../../../config/paths'
import { useCustomerKey, useShopSelector } from '../../../state/hooks'
import { wishlistOwner } from '../../../state/wishlist-slice'

/** The way back to what this visitor saved; nothing as long as that is nothing. */
export const WishlistLink = () => {
  const owner = wishlistOwner(useCustomerKey())
  const isEmpty = useShopSelector(({ wishlist }) => !wishlist.lists[owner]?.length)
  if (isEmpty) return null
  return (
    <ButtonLink variant="link" to={paths.wishlist}>
      Your wishlist
    </ButtonLink>
  )
}
