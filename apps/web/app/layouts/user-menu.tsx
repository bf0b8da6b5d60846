import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../components/button'
import { lazyMuiView } from '../components/lazy-view'
import { uploadUrl } from '../config/env'
import { paths } from '../config/paths'
import { useReturnPath } from '../routing/return-path'
import { useRehydrated, useShopSelector } from '../state/hooks'
import { useOverlay } from './use-overlay'
import styles from './user-menu.module.css'

const AccountMenu = lazyMuiView(async () => (await import('./account-menu')).AccountMenu)

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
  const { isOpen, open, close } = useOverlay()
  const [button, setButton] = useState<HTMLButtonElement | null>(null)

  if (!user) return <LoginLink />
  const name = `${user.first_name} ${user.last_name}`
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
      {isOpen && button ? <AccountMenu title={name} button={button} onClose={close} /> : null}
    </>
  )
}
