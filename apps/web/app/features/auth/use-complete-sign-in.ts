import type { SignedIn } from '@shop/contract'
import { productToast } from '../../components/toast/toasts'
import { signedIn } from '../../state/auth-slice'
import { cartReplaced } from '../../state/cart-slice'
import { useShopDispatch, useShopSelector } from '../../state/hooks'

/**
 * Signing in on this device: the user and the token (requirements §4), and the cart that the guest's joined (architecture §4).
 * The guest-only guard then leads on to where the shopper was going.
 */
export const useEnter = () => {
  const dispatch = useShopDispatch()
  const cartUid = useShopSelector(({ cart }) => cart.cartuid)
  const enter = ({ user, authorisation, cart, message }: SignedIn) => {
    dispatch(signedIn({ user, token: authorisation.token }))
    if (cart) dispatch(cartReplaced(cart))
    productToast('success', message)
  }
  return { cartUid, enter }
}
