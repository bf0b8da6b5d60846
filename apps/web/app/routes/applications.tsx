import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { applicationsHead } from '../content/pages/applications.head'

const Page = contentPage(async () => (await import('../content/pages/applications')).applications)

export const meta = () => contentMeta(applicationsHead)

export default function Applications() {
  return <Page />
}
