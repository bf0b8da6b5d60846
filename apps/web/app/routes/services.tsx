import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { services } from '../content/pages/services'

export const meta = () => contentMeta(services)

export default function Services() {
  return <ContentPage page={services} />
}
