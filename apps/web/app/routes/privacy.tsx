import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { privacyHead } from '../content/pages/privacy.head'

const Page = contentPage(async () => (await import('../content/pages/privacy')).privacy)

export const meta = () => contentMeta(privacyHead)

export default function Privacy() {
  return <Page />
}
