import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Columns, Container, Section, Stack } from '../../../components/page'
import { type ProfileTab, paths, profileTabs } from '../../../config/paths'
import { useUnreadCount } from '../api/use-notifications'
import styles from './account-layout.module.css'

const Unread = () => {
  const count = useUnreadCount()
  return count === 0 ? null : (
    <>
      {' '}
      <strong className={styles.count}>
        {count} <span className="visually-hidden">unread</span>
      </strong>
    </>
  )
}

interface AccountLayoutProps {
  readonly tab: ProfileTab
  readonly children: ReactNode
}

/** My Account (requirements §2): links to the panels and the current panel. */
export const AccountLayout = ({ tab, children }: AccountLayoutProps) => (
  <Section>
    <Container>
      <Stack gap={3}>
        <h1 className={styles.title}>My Account</h1>
        <Columns template="200px minmax(0, 1fr)" from={960} gap="24px 48px">
          <nav className={styles.nav} aria-label="My Account">
            <ul>
              {profileTabs.map((name) => (
                <li key={name}>
                  <Link to={paths.profile(name)} aria-current={name === tab ? 'page' : undefined}>
                    {name}
                    {name === 'Notifications' ? <Unread /> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </Columns>
      </Stack>
    </Container>
  </Section>
)
