import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { lazyComponent } from '../../components/lazy-component'
import { FormSkeleton } from '../../components/skeleton'
import { type ProfileTab, profileTabs } from '../../config/paths'
import { AccountFrame } from '../../features/account/components/account-layout'

const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  Profile: lazyComponent(
    async () => (await import('../../features/account/components/profile-panel')).ProfilePanel,
    <FormSkeleton />,
  ),
  Orders: lazyComponent(
    async () => (await import('../../features/orders/components/orders-panel')).OrdersPanel,
    <FormSkeleton />,
  ),
  Tests: lazyComponent(
    async () => (await import('../../features/account/components/tests-panel')).TestsPanel,
    <FormSkeleton />,
  ),
  Wishlist: lazyComponent(async () => (await import('./wishlist-to-cart')).WishlistToCart, <FormSkeleton />),
  Notifications: lazyComponent(
    async () => (await import('../../features/account/components/notifications-panel')).NotificationsPanel,
    <FormSkeleton />,
  ),
  Password: lazyComponent(
    async () => (await import('../../features/account/components/password-panel')).PasswordPanel,
    <FormSkeleton />,
  ),
}

/** The panel of a name; an address that names none of them opens the profile. */
const tabOf = (name: string | null): ProfileTab => profileTabs.find((tab) => tab === name) ?? 'Profile'

/** One of the account's panels in its frame: the one given, as on /account/orders, or the one that the query names. */
export function AccountPage({ tab: given }: { readonly tab?: ProfileTab }) {
  const [query] = useSearchParams()
  const tab = given ?? tabOf(query.get('tab'))
  const Panel = panels[tab]
  return (
    <AccountFrame tab={tab}>
      <Panel />
    </AccountFrame>
  )
}
