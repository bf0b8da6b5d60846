import { ErrorPage } from '../ui/error-page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Page not found')

export default function NotFound() {
  return <ErrorPage kind="not-found" />
}
