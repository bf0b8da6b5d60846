import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authApi } from '../api/domains/auth'
import { ButtonLink } from '../components/button'
import { lazyMuiView } from '../components/lazy-view'
import { authToast } from '../components/toast/toasts'
import { uploadUrl } from '../config/env'
import { paths } from '../config/paths'
import { useReturnPath } from '../routing/return-path'
import { signedOut } from '../state/auth-slice'
import { useRehydrated, useShopDispatch, useShopSelector } from '../state/hooks'
import { readOwned } from '../state/owned-storage'
import { storageKeys } from '../state/storage'
import { useOverlay } from './use-overlay'
import styles from './user-menu.module.css'

const Menu = lazyMuiView(async () => (await import('../components/mui/menu')).Menu)

const SEATS_QUESTION =
  'Sign out? The names at your seats are then removed from this device. To keep them, download ' +
  'the CSV in My Account, Tests.'

const hasSeatNames = () => Object.keys(readOwned(storageKeys.seats) ?? {}).length > 0

/** Hidden until the stored state is restored; its space is reserved. */
const LoginLink = () => {
  const ready = useRehydrated()
  const returnPath = useReturnPath()
  return (
    <span className={styles.login} style={{ visibility: ready ? 'visible' : 'hidden' }}>
      <ButtonLink to={paths.signIn(returnPath)} variant="quiet">
        <CircleUserRound size={24} aria-hidden />
        <span>Shop Login</span>
      </ButtonLink>
    </span>
  )
}

/** The Shop Login button, or the avatar and the menu of the customer (requirements §2). */
export const UserMenu = () => {
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const { isOpen, open, close } = useOverlay()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)

  if (!user) return <LoginLink />
  const name = `${user.first_name} ${user.last_name}`
  /**
   * Signs out locally whether or not the request succeeds (requirements §4, §8); it is sent before
   * the token is cleared.
   */
  const handleSignOut = () => {
    if (hasSeatNames() && !window.confirm(SEATS_QUESTION)) return
    authApi.signout.mutate({ body: {} }).catch(() => undefined)
    dispatch(signedOut())
    authToast('Logged out successfully.')
    void navigate(paths.signIn())
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        ref={setButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`Account of ${name}`}
        onClick={open}
      >
        {user.avatar ? (
          <img
            className={styles.avatar}
            src={uploadUrl(user.avatar)}
            alt=""
            width={32}
            height={32}
          />
        ) : (
          <CircleUserRound size={28} aria-hidden />
        )}
        <span>{name}</span>
      </button>
      {isOpen && button ? (
        <Menu
          title={name}
          entries={[
            { text: 'My Account', to: paths.profile() },
            { text: 'Sign Out', onClick: handleSignOut },
          ]}
          button={button}
          onClose={close}
        />
      ) : null}
    </>
  )
}
