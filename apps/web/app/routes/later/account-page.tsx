import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { type ProfileTab, profileTabs } from '../../config/paths'
import { AccountFrame } from '../../features/account/account-frame'
import { later } from '../../ui/later'
import { FormWaits } from '../../ui/states'

const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  Profile: later(async () => (await import('../../features/account/profile-panel')).ProfilePanel, <FormWaits />),
  Orders: later(async () => (await import('../../features/orders/orders-panel')).OrdersPanel, <FormWaits />),
  Tests: later(async () => (await import('../../features/account/tests-panel')).TestsPanel, <FormWaits />),
  Wishlist: later(async () => (await import('./wishlist-to-cart')).WishlistToCart, <FormWaits />),
  Notifications: later(
    async () => (await import('../../features/account/notifications-panel')).NotificationsPanel,
    <FormWaits />,
  ),
  Password: later(async () => (await import('../../features/account/password-panel')).PasswordPanel, <FormWaits />),
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
