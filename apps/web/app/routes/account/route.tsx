import type { ComponentType } from 'react'
import { Link, type MetaArgs, type Path, useLocation } from 'react-router'
import { lazyView } from '../../components/lazy-view'
import { Columns, compactTop, Section, Stack } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { type ProfileTab, paths, profileTabs } from '../../config/paths'
import { seo } from '../../config/seo'
import { useNotifications } from '../../features/account/api/use-notifications'
import { productActions } from '../product-actions'
import styles from './route.module.css'

const Unread = () => {
  const count = useNotifications().unreadIds.size
  return count === 0 ? null : (
    <>
      {' '}
      <strong className={styles.count}>
        {count} <span className="visually-hidden">unread</span>
      </strong>
    </>
  )
}

/** /profile has no panel of its own and takes it from the query. */
const accountPages: Readonly<Record<string, ProfileTab>> = {
  '/account/profile': 'Profile',
  '/account/orders': 'Orders',
  '/account/wishlist': 'Wishlist',
  '/account/notification': 'Notifications',
}

const tabOf = ({ pathname, search }: Path): ProfileTab | undefined => {
  const name = new URLSearchParams(search).get('tab')
  return accountPages[pathname.replace(/\/$/, '')] ?? profileTabs.find((tab) => tab === name)
}

export const meta = ({ location }: MetaArgs) => {
  const tab = tabOf(location)
  return seo({
    title: tab ? `${tab} · My Account` : 'My Account',
    description: `${tab ? `${tab}: one of` : 'All of'} your profile, orders, tests, wishlist and notifications, in one place.`,
  })
}

const lazyPanel = (load: () => Promise<ComponentType>) => lazyView(load, <FormSkeleton />)

const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  Profile: lazyPanel(
    async () => (await import('../../features/account/components/profile-panel')).ProfilePanel,
  ),
  Orders: lazyPanel(
    async () => (await import('../../features/orders/components/orders-panel')).OrdersPanel,
  ),
  Tests: lazyPanel(
    async () => (await import('../../features/account/components/tests-panel')).TestsPanel,
  ),
  Wishlist: lazyPanel(async () => {
    const { WishlistPanel } = await import('../../features/wishlist/components/wishlist-panel')
    return () => <WishlistPanel actions={productActions} />
  }),
  Notifications: lazyPanel(
    async () =>
      (await import('../../features/account/components/notifications-panel')).NotificationsPanel,
  ),
  Password: lazyPanel(
    async () => (await import('../../features/account/components/password-panel')).PasswordPanel,
  ),
}

/** On a phone the links are a row that scrolls. */
const scrollIntoRow = (link: HTMLAnchorElement | null) => {
  const nav = link?.closest('nav')
  if (nav && link) nav.scrollLeft = link.offsetLeft - 48
}

/** /profile with its `tab` query, and the four /account pages that open one panel each (requirements §2). */
export default function Account() {
  const tab = tabOf(useLocation()) ?? 'Profile'
  const Panel = panels[tab]
  return (
    <Section style={compactTop}>
      <Stack gap={3}>
        <h1 className={styles.title}>My Account</h1>
        <Columns template="200px minmax(0, 1fr)" from={960} gap="24px 48px">
          <nav className={styles.nav} aria-label="My Account">
            <ul>
              {profileTabs.map((name) => (
                <li key={name}>
                  <Link
                    to={paths.profile(name)}
                    ref={name === tab ? scrollIntoRow : null}
                    aria-current={name === tab ? 'page' : undefined}
                  >
                    {name}
                    {name === 'Notifications' ? <Unread /> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Panel />
        </Columns>
      </Stack>
    </Section>
  )
}
