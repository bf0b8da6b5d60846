import type { ComponentType } from 'react'
import { type Path, useLocation } from 'react-router'
import { lazyMuiView } from '../../components/lazy-view'
import { Columns, compactTop, Section, Stack } from '../../components/page'
import { FormSkeleton } from '../../components/skeleton'
import { type ProfileTab, profileTabs } from '../../config/paths'
import { pageTitle } from '../../config/seo'
import { productActions } from '../product-actions'
import type { Route } from './+types/route'
import styles from './route.module.css'

/** Pages with a panel of their own; /profile takes its panel from the query. */
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

export const meta = ({ location }: Route.MetaArgs) => {
  const tab = tabOf(location)
  return pageTitle(tab ? `${tab} · My Account` : 'My Account')
}

const AccountNavigation = lazyMuiView(
  async () => (await import('./account-navigation')).AccountNavigation,
  <div className={styles.navigation} />,
)

const lazyPanel = (load: () => Promise<ComponentType>) => lazyMuiView(load, <FormSkeleton />)

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

/**
 * /profile with its `tab` query, and the four /account pages that open one panel each (requirements
 * §2).
 */
export default function Account() {
  const tab = tabOf(useLocation()) ?? 'Profile'
  const Panel = panels[tab]
  return (
    <Section style={compactTop}>
      <Stack gap={3}>
        <h1 className={styles.title}>My Account</h1>
        <Columns template="200px minmax(0, 1fr)" from={960} gap="24px 48px">
          <AccountNavigation current={tab} />
          <Panel />
        </Columns>
      </Stack>
    </Section>
  )
}
