import type { ComponentType } from 'react'
import { lazyComponent } from '../../components/lazy-component'
import { FormSkeleton } from '../../components/skeleton'
import type { ProfileTab } from '../../config/paths'
import { AccountLayout } from '../../features/account/components/account-layout'
import { AddToCart } from '../../features/cart/components/add-to-cart'

const lazyPanel = (load: () => Promise<ComponentType>) => lazyComponent(load, <FormSkeleton />)

const loadWishlist = async () => {
  const { WishlistPanel } = await import('../../features/wishlist/components/wishlist-panel')
  return () => <WishlistPanel action={(product) => <AddToCart product={product} variant="quiet" />} />
}

const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  Profile: lazyPanel(async () => (await import('../../features/account/components/profile-panel')).ProfilePanel),
  Orders: lazyPanel(async () => (await import('../../features/orders/components/orders-panel')).OrdersPanel),
  Tests: lazyPanel(async () => (await import('../../features/account/components/tests-panel')).TestsPanel),
  Wishlist: lazyPanel(loadWishlist),
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
