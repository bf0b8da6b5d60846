import styled from '@emotion/styled'
import { CircleUserRound } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../components/button'
import { uploadUrl } from '../config/env'
import { paths } from '../config/paths'
import { signOut } from '../features/auth/api/sign-out'
import { useRehydrated, useShopDispatch, useShopSelector } from '../state/hooks'

const Menu = styled('details')({
  position: 'relative',
  // Of the header's line the customer's name alone may give way.
  minWidth: 44,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: 'var(--radius)',
    fontSize: 'var(--size-label)',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { background: 'var(--shade)' },
  // A long name gives way, not the picture.
  '& > summary > :is(img, svg)': { flex: 'none' },
  '& > summary > span': { maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (max-width: 639px)': { '& > summary > span': { display: 'none' } },
})

const Panel = styled('div')({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 8px)',
  zIndex: 1,
  display: 'grid',
  gap: 8,
  minWidth: 220,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: 16,
  '& > strong': { overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& > a': { display: 'flex', alignItems: 'center', minHeight: 44 },
  background: 'var(--sheet)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
})

const Login = styled('span')({
  '& a': { minHeight: 44, padding: '6px 16px', fontSize: 'var(--size-label)', whiteSpace: 'nowrap' },
})

const Avatar = styled('img')({ width: 32, height: 32, borderRadius: '50%', objectFit: 'cover' })

/** Signed out: a Shop Login button. Signed in: avatar, name, My Account and Sign Out (requirements §2). */
export const UserMenu = () => {
  const ready = useRehydrated()
  const user = useShopSelector(({ auth }) => (auth.isAuthorized ? auth.user : null))
  const dispatch = useShopDispatch()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)

  if (!user) {
    // Until the stored state is back nobody knows; the button keeps its room without claiming anything.
    return (
      <Login style={{ visibility: ready ? 'visible' : 'hidden' }}>
        <ButtonLink to={paths.signIn()} look="quiet">
          Shop Login
        </ButtonLink>
      </Login>
    )
  }
  const name = `${user.first_name} ${user.last_name}`
  const leave = () => {
    setOpen(false)
    signOut(dispatch)
    void navigate(paths.signIn())
  }
  return (
    <Menu
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
          <Avatar src={uploadUrl(user.avatar)} alt="" width={32} height={32} />
        ) : (
          <CircleUserRound size={28} aria-hidden />
        )}
        <span>{name}</span>
      </summary>
      <Panel>
        <strong>{name}</strong>
        <Link to={paths.profile()} onClick={() => setOpen(false)}>
          My Account
        </Link>
        <Button look="quiet" onClick={leave}>
          Sign Out
        </Button>
      </Panel>
    </Menu>
  )
}
