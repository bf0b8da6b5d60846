import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Columns, Container, Section, Stack } from '../../../components/page'
import { type ProfileTab, paths, profileTabs } from '../../../config/paths'
import { useCustomerKey } from '../../../state/hooks'
import { useUnreadCount } from '../api/use-notifications'
import styles from './account-layout.module.css'

const Unread = () => {
  const count = useUnreadCount()
  return count === 0 ? null : (
    <>
      {' '}
      {/* Positioned, so that the hidden word does not widen the page beyond the scrolling row. */}
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
export const AccountLayout = ({ tab, children }: AccountLayoutProps) => {
  const nav = useRef<HTMLElement>(null)
  const customerKey = useCustomerKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another link to scroll to
  useEffect(() => {
    const row = nav.current
    const here = row?.querySelector<HTMLElement>("[aria-current='page']")
    if (!row || !here) return
    // scrollIntoView would scroll the page too. Repeated when the unread count changes the widths.
    const show = () => {
      row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
    }
    const watch = new ResizeObserver(show)
    for (const item of row.querySelectorAll('li')) watch.observe(item)
    return () => watch.disconnect()
  }, [tab])
  return (
    <Section>
      <Container>
        <Stack gap={3}>
          <h1 className={styles.title}>My Account</h1>
          <Columns template="200px minmax(0, 1fr)" from={960} gap="24px 48px">
            <nav className={styles.nav} ref={nav} aria-label="My Account">
              <ul>
                {profileTabs.map((name) => (
                  <li key={name}>
                    <Link to={paths.profile(name)} aria-current={name === tab ? 'page' : undefined}>
                      {name}
                      {name === 'Notifications' && customerKey !== undefined ? <Unread /> : null}
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
}
