import { ErrorPage } from '../../components/error-page'
import { seo } from '../../config/seo'

export const meta = () =>
  seo({
    title: 'Something went wrong',
    description:
      'We couldn’t show this page because of a fault on our side. Reloading often helps.',
    noindex: true,
  })

export default function ServerError() {
  return <ErrorPage kind="broken" />
}
