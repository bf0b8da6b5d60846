import { ErrorPage } from '../../components/error-page'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Page not found',
    description: 'There is no page at this address. Try the shop or the home page.',
    noindex: true,
  })

export default function NotFound() {
  return <ErrorPage kind="not-found" />
}
