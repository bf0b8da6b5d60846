import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { lazyComponent } from '../../components/lazy-component'
import { type ProfileTab, profileTabs } from '../../config/paths'
import { seo } from '../../config/seo'

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

const AccountPage = lazyComponent(async () => (await import('./page')).AccountPage)

/** /profile with its `tab` query, and the four /account pages that open one panel each (requirements §2). */
export default function Account() {
  const [query] = useSearchParams()
  return <AccountPage tab={accountRouteOf(useLocation()).tab ?? parseTab(query.get('tab')) ?? 'Profile'} />
}
