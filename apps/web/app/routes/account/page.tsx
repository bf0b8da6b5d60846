import type { ComponentType } from 'react'
import { lazyComponent } from '../../components/lazy-component'
import { FormSkeleton } from '../../components/skeleton'
import type { ProfileTab } from '../../config/paths'
import { AccountLayout } from '../../features/account/components/account-layout'

const lazyPanel = (load: () => Promise<ComponentType>) => lazyComponent(load, <FormSkeleton />)

const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  Profile: lazyPanel(async () => (await import('../../features/account/components/profile-panel')).ProfilePanel),
  Orders: lazyPanel(async () => (await import('../../features/orders/components/orders-panel')).OrdersPanel),
  Tests: lazyPanel(async () => (await import('../../features/account/components/tests-panel')).TestsPanel),
  Wishlist: lazyPanel(async () => (await import('../wishlist/wishlist')).Wishlist),
  Notifications: lazyPanel(
    async () => (await import('../../features/account/components/notifications-panel')).NotificationsPanel,
  ),
  Password: lazyPanel(async () => (await import('../../features/account/components/password-panel')).PasswordPanel),
}

/** My Account with one of its panels; each panel is a chunk of its own. */
export function AccountPage({ tab }: { readonly tab: ProfileTab }) {
  const Panel = panels[tab]
  return (
    <AccountLayout tab={tab}>
      <Panel />
    </AccountLayout>
  )
}
