import { ErrorPage } from '../ui/error-page'
import { pageTitle } from '../ui/page-title'

export const meta = () => pageTitle('Something went wrong')

export default function ServerError() {
  return <ErrorPage kind="broken" />
}
