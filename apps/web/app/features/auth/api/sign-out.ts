import { api } from '../../../api/client'
import { authToast } from '../../../components/toast/toasts'
import { signedOut } from '../../../state/auth-slice'
import type { ShopDispatch } from '../../../state/store'

/**
 * Sign Out (requirements §4): calls signout and signs out locally whether or not it succeeds, with 'Logged out
 * successfully.' The caller navigates to /account/signin. The request is sent before the token is cleared.
 */
export const signOut = (dispatch: ShopDispatch): void => {
  // A failure is treated as success (requirements §8).
  api.auth.signout.mutate({ body: {} }).catch(() => undefined)
  dispatch(signedOut())
  authToast('Logged out successfully.')
}
