import { ErrorPage } from '../../components/error-page'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Something went wrong',
    description: 'The page could not be shown because of a fault on our side. Loading it once more often helps.',
    noindex: true,
  })

export default function ServerError() {
  return <ErrorPage kind="broken" />
}
