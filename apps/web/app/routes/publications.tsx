import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { publicationsPage } from '../content/pages/publications'
import { PublicationsTable } from '../content/publications-table'

export const meta = () => contentMeta(publicationsPage)

export default function Publications() {
  return (
    <ContentPage page={publicationsPage}>
      <PublicationsTable />
    </ContentPage>
  )
}
