import { lazyComponent } from '../../components/lazy-component'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({ title: 'My Account', description: 'Your profile, orders, tests, wishlist and notifications in one place.' })

export default lazyComponent(async () => (await import('./page')).AccountPage)
