import type { ComponentType } from 'react'
import { Link, type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { lazyView } from '../../components/lazy-view'
import { Columns, Section, Stack } from '../../components/page'
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

interface AccountRoute {
  readonly title: string
  readonly description: string
  /** /profile has no panel of its own and takes it from the query. */
  readonly tab?: ProfileTab
}

const accountRoutes: Readonly<Record<string, AccountRoute>> = {
  '/account/profile': {
    title: 'Your profile',
    description: 'Your name, contact details, addresses and picture, to see and to change.',
    tab: 'Profile',
  },
  '/account/orders': {
    title: 'Orders',
    description: 'Your orders, with their status and totals, newest first.',
    tab: 'Orders',
  },
  '/account/wishlist': {
    title: 'Wishlist',
    description: 'The products that you have saved on this device, to come back to.',
    tab: 'Wishlist',
  },
  '/account/notification': {
    title: 'Notifications',
    description: 'News about your orders and your tests.',
    tab: 'Notifications',
  },
}

const accountRouteOf = ({ pathname }: { readonly pathname: string }): AccountRoute =>
  accountRoutes[pathname.replace(/\/$/, '')] ?? {
    title: 'My Account',
    description: 'Your profile, orders, tests, wishlist and notifications in one place.',
  }

const parseTab = (name: string | null): ProfileTab | undefined => profileTabs.find((tab) => tab === name)

export const meta = ({ location }: MetaArgs) => {
  const { title, description, tab } = accountRouteOf(location)
  const queryTab = tab ? undefined : parseTab(new URLSearchParams(location.search).get('tab'))
  return seo({ title: queryTab ? `${queryTab} · ${title}` : title, description })
}

const lazyPanel = (load: () => Promise<ComponentType>) => lazyView(load, <FormSkeleton />)

const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  Profile: lazyPanel(async () => (await import('../../features/account/components/profile-panel')).ProfilePanel),
  Orders: lazyPanel(async () => (await import('../../features/orders/components/orders-panel')).OrdersPanel),
  Tests: lazyPanel(async () => (await import('../../features/account/components/tests-panel')).TestsPanel),
  Wishlist: lazyPanel(async () => {
    const { WishlistPanel } = await import('../../features/wishlist/components/wishlist-panel')
    return () => <WishlistPanel actions={productActions} />
  }),
  Notifications: lazyPanel(
    async () => (await import('../../features/account/components/notifications-panel')).NotificationsPanel,
  ),
  Password: lazyPanel(async () => (await import('../../features/account/components/password-panel')).PasswordPanel),
}

/** On a phone the links are a row that scrolls. */
const scrollIntoRow = (link: HTMLAnchorElement | null) => {
  const nav = link?.closest('nav')
  if (nav && link) nav.scrollLeft = link.offsetLeft - 48
}

/** /profile with its `tab` query, and the four /account pages that open one panel each (requirements §2). */
export default function Account() {
  const [query] = useSearchParams()
  const tab = accountRouteOf(useLocation()).tab ?? parseTab(query.get('tab')) ?? 'Profile'
  const Panel = panels[tab]
  return (
    <Section>
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
