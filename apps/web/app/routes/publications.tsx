import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { publicationsHead } from '../content/pages/publications.head'
import { PublicationsTable } from '../content/publications-table'

const Page = contentPage(async () => (await import('../content/pages/publications')).publicationsPage)

export const meta = () => contentMeta(publicationsHead)

export default function Publications() {
  return (
    <Page>
      <PublicationsTable />
    </Page>
  )
}
