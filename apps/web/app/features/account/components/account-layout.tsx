import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Container, Section, Stack } from '../../../components/page'
import { type ProfileTab, paths, profileTabs } from '../../../config/paths'
import { useCustomerId } from '../../../state/hooks'
import { useUnreadCount } from '../api/use-notifications'

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '@media (min-width: 960px)': { gridTemplateColumns: '200px minmax(0, 1fr)', gap: 48 },
})

const Nav = styled('nav')({
  '& ul': { display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: '10px 16px',
    borderRadius: 'var(--radius)',
    color: 'var(--ink)',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { background: 'var(--shade)' },
  "& a[aria-current='page']": {
    fontWeight: 600,
    background: 'var(--shade)',
    boxShadow: 'inset 0 -3px 0 var(--accent)',
  },
  // On a phone the names stand in one row that scrolls; a focused one must not lose its ring to the edge.
  '@media (max-width: 959px)': { overflowX: 'auto', padding: 4, margin: -4 },
  '@media (min-width: 960px)': {
    position: 'sticky',
    top: 96,
    '& ul': { flexDirection: 'column' },
    "& a[aria-current='page']": { boxShadow: 'inset 3px 0 0 var(--accent)' },
  },
})

const Unread = ({ customerId }: { readonly customerId: number }) => {
  const count = useUnreadCount(customerId)
  return count === 0 ? null : (
    <>
      {' '}
      {/* Holds its hidden word within the row that scrolls, which the word would else widen the page beside. */}
      <strong style={{ position: 'relative', marginInlineStart: 4, fontVariantNumeric: 'tabular-nums' }}>
        {count} <span className="visually-hidden">unread</span>
      </strong>
    </>
  )
}

interface AccountFrameProps {
  readonly tab: ProfileTab
  readonly children: ReactNode
}

/** My Account (requirements §2): the names of the panels as links, and the one that the address asks for. */
export const AccountFrame = ({ tab, children }: AccountFrameProps) => {
  const nav = useRef<HTMLElement>(null)
  const customerId = useCustomerId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another link to bring into sight
  useEffect(() => {
    const row = nav.current
    const here = row?.querySelector<HTMLElement>("[aria-current='page']")
    if (!row || !here) return
    // The row alone: scrollIntoView would move the page as well. Once more when the count of the news widens it.
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
          <h1 style={{ fontSize: 'var(--size-title)' }}>My Account</h1>
          <Columns>
            <Nav ref={nav} aria-label="My Account">
              <ul>
                {profileTabs.map((name) => (
                  <li key={name}>
                    <Link to={paths.profile(name)} aria-current={name === tab ? 'page' : undefined}>
                      {name}
                      {name === 'Notifications' && customerId !== undefined ? <Unread customerId={customerId} /> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </Nav>
            {children}
          </Columns>
        </Stack>
      </Container>
    </Section>
  )
}
