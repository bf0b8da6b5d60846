import type { SignedIn } from '@shop/contract/host'
import { authToast } from '../../components/toast/toasts'
import { signedIn } from '../../state/auth-slice'
import { cartReplaced } from '../../state/cart-slice'
import { useShopDispatch, useShopSelector } from '../../state/hooks'

/**
 * Completes a sign-in: stores the user, the token (requirements §4) and the merged cart (architecture §4). The guest-only guard
 * then redirects to the return path.
 */
export const useCompleteSignIn = () => {
  const dispatch = useShopDispatch()
  const cartUid = useShopSelector(({ cart }) => cart.cartuid)
  /** @param email what the customer typed, for a host that does not send it */
  const completeSignIn = ({ user, authorisation, cart, message }: SignedIn, email: string) => {
    dispatch(signedIn({ user: { ...user, email: user.email ?? email }, token: authorisation.token }))
    if (cart) dispatch(cartReplaced(cart))
    authToast(message)
  }
  return { cartUid, completeSignIn }
}
