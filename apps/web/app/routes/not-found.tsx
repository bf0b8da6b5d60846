import { seo } from '../config/seo'
import { ErrorPage } from '../ui/error-page'

export const meta = () =>
  seo({
    title: 'Page not found',
    description: 'There is no page at this address. The shop and the home page are where they were.',
  })

export default function NotFound() {
  return <ErrorPage kind="not-found" />
}
