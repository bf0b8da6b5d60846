import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Your profile',
    description: 'Your name, contact details, addresses and picture, to see and to change.',
  })

const AccountPage = lazyComponent(async () => (await import('./page')).AccountPage)

export default function AccountProfile() {
  return <AccountPage tab="Profile" />
}
