import type { ComponentType, ReactNode } from 'react'
import { Link, type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { lazyView } from '../../components/lazy-view'
import { Columns, Container, Section, Stack } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { type ProfileTab, paths, profileTabs } from '../../config/paths'
import { seo } from '../../config/seo'
import { useUnreadCount } from '../../features/account/api/use-notifications'
import { productActions } from '../product-actions'
import styles from './route.module.css'

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
const AccountLayout = ({ tab, children }: AccountLayoutProps) => (
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

interface AccountRoute {
  readonly title: string
  readonly description: string
  /** The panel of this route; /profile has none of its own and takes it from the query. */
  readonly tab?: ProfileTab
}

const myAccount: AccountRoute = {
  title: 'My Account',
  description: 'Your profile, orders, tests, wishlist and notifications in one place.',
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
  accountRoutes[pathname.replace(/\/$/, '')] ?? myAccount

/** The tab of this name, if there is one. */
const parseTab = (name: string | null): ProfileTab | undefined => profileTabs.find((tab) => tab === name)

export const meta = ({ location }: MetaArgs) => {
  const { title, description, tab } = accountRouteOf(location)
  const queryTab = tab ? undefined : parseTab(new URLSearchParams(location.search).get('tab'))
  return seo({ title: queryTab ? `${queryTab} · ${title}` : title, description })
}

/** Each panel is a script of its own. */
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

/** /profile with its `tab` query, and the four /account pages that open one panel each (requirements §2). */
export default function Account() {
  const [query] = useSearchParams()
  const tab = accountRouteOf(useLocation()).tab ?? parseTab(query.get('tab')) ?? 'Profile'
  const Panel = panels[tab]
  return (
    <AccountLayout tab={tab}>
      <Panel />
    </AccountLayout>
  )
}
