import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { servicesHead } from '../content/pages/services.head'

const Page = contentPage(async () => (await import('../content/pages/services')).services)

export const meta = () => contentMeta(servicesHead)

export default function Services() {
  return <Page />
}
