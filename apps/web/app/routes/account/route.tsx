import type { ComponentType } from 'react'
import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { lazyView } from '../../components/lazy-view'
import { FormSkeleton } from '../../components/skeleton'
import { type ProfileTab, profileTabs } from '../../config/paths'
import { seo } from '../../config/seo'
import { AccountLayout } from '../../features/account/components/account-layout'
import { productSlots } from '../product-slots'

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
    return () => <WishlistPanel action={productSlots.action} />
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
