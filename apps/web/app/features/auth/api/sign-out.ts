import { api } from '../../../api/client'
import { productToast } from '../../../components/toast/toasts'
import { signedOut } from '../../../state/auth-slice'
import type { ShopDispatch } from '../../../state/store'

/**
 * Sign Out (requirements §4): the server is told, and whether that succeeds or fails the shopper is signed out here, with
 * 'Logged out successfully.' The caller goes to /account/signin. The request takes the token along before it is forgotten.
 */
export const signOut = (dispatch: ShopDispatch): void => {
  // A failure is treated as success (requirements §8).
  api.auth.signout.mutate({ body: {} }).catch(() => undefined)
  dispatch(signedOut())
  productToast('success', 'Logged out successfully.')
}
