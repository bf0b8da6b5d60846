import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { applications } from '../content/pages/applications'

export const meta = () => contentMeta(applications)

export default function Applications() {
  return <ContentPage page={applications} />
}
