import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../components/button'
import { uploadUrl } from '../config/env'
import { paths } from '../config/paths'
import { signOut } from '../features/auth/api/sign-out'
import { useReturnPath } from '../routing/use-return-path'
import { useRehydrated, useShopDispatch, useShopSelector } from '../state/hooks'
import styles from './user-menu.module.css'

/** Signed out: a Shop Login button. Signed in: avatar, name, My Account and Sign Out (requirements §2). */
export const UserMenu = () => {
  const ready = useRehydrated()
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const [open, setOpen] = useState(false)

  if (!user) {
    // Hidden until the stored state is restored; its space is reserved.
    return (
      <span className={styles.login} style={{ visibility: ready ? 'visible' : 'hidden' }}>
        <ButtonLink to={paths.signIn(returnPath)} variant="quiet" startIcon={<CircleUserRound size={24} aria-hidden />}>
          <span>Shop Login</span>
        </ButtonLink>
      </span>
    )
  }
  const name = `${user.first_name} ${user.last_name}`
  const handleSignOut = () => {
    setOpen(false)
    signOut(dispatch)
    void navigate(paths.signIn())
  }
  return (
    <details
      className={styles.menu}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setOpen(false)
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={`Account of ${name}`}>
        {user.avatar ? (
          <img className={styles.avatar} src={uploadUrl(user.avatar)} alt="" width={32} height={32} />
        ) : (
          <CircleUserRound size={28} aria-hidden />
        )}
        <span>{name}</span>
      </summary>
      <div className={styles.panel}>
        <strong>{name}</strong>
        <Link to={paths.profile()} onClick={() => setOpen(false)}>
          My Account
        </Link>
        <Button variant="quiet" onClick={handleSignOut}>
          Sign Out
        </Button>
      </div>
    </details>
  )
}
