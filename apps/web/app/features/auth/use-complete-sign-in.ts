import type { Cart, SignedIn } from '@shop/contract/host'
import { authToast, toast } from '../../components/toast/toasts'
import { listItems } from '../../config/deliveries'
import { TOAST } from '../../config/ui-constants'
import { signedIn } from '../../state/auth-slice'
import { cartReplaced } from '../../state/cart-slice'
import { useShopDispatch, useShopSelector, useShopStore } from '../../state/hooks'

/** In the same order from every host. */
const contentOf = (cart: Cart | null): string => {
  const items = cart?.items.toSorted((one, other) => one.product_id - other.product_id) ?? []
  return listItems(items.map(({ product_name: name, quantity }) => ({ name, quantity })))
}

/**
 * Completes a sign-in: stores the user, the token (requirements §4) and the merged cart
 * (architecture §4). The guest-only guard then redirects to the return path.
 */
export const useCompleteSignIn = () => {
  const dispatch = useShopDispatch()
  const { getState } = useShopStore()
  const cartUid = useShopSelector(({ cart }) => cart.cartuid)
  /** @param email what the customer typed, for a host that does not send it */
  const completeSignIn = ({ user, authorisation, cart, message }: SignedIn, email: string) => {
    const before = contentOf(getState().cart.cart)
    dispatch(
      signedIn({ user: { ...user, email: user.email ?? email }, token: authorisation.token }),
    )
    if (cart) dispatch(cartReplaced(cart, cartUid))
    authToast(message)
    const now = contentOf(getState().cart.cart)
    if (before && now !== before)
      toast.blank(`Your account already had a cart. It now holds: ${now}.`, {
        durationMs: TOAST.undoMs,
      })
  }
  return { cartUid, completeSignIn }
}
