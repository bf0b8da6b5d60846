import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { supportHead } from '../content/pages/support.head'

const Page = contentPage(async () => (await import('../content/pages/support')).support)

export const meta = () => contentMeta(supportHead)

export default function Support() {
  return <Page />
}
