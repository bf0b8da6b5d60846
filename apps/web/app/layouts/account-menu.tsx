import { useNavigate } from 'react-router'
import { authApi } from '../api/domains/auth'
import { Menu, type MenuProps } from '../components/mui/menu'
import { authToast } from '../components/toast/toasts'
import { paths } from '../config/paths'
import { hasSeatNames } from '../features/account/use-seats'
import { signedOut } from '../state/auth-slice'
import { useShopDispatch } from '../state/hooks'

const SEATS_QUESTION =
  'Sign out? The names at your seats are then removed from this device. To keep them, download ' +
  'the CSV in My Account, Tests.'

/** The menu of the customer (requirements §2). Its script is loaded when it opens. */
export const AccountMenu = (props: Omit<MenuProps, 'entries'>) => {
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  /**
   * Signs out on this device whether or not the request succeeds (requirements §4, §8). The
   * request is sent before the token is cleared.
   */
  const handleSignOut = () => {
    if (hasSeatNames() && !window.confirm(SEATS_QUESTION)) return
    authApi.signout.mutate({ body: {} }).catch(() => undefined)
    dispatch(signedOut())
    authToast('Logged out successfully.')
    void navigate(paths.signIn())
  }
  return (
    <Menu
      {...props}
      entries={[
        { text: 'My Account', to: paths.profile() },
        { text: 'Sign Out', onClick: handleSignOut },
      ]}
    />
  )
}
