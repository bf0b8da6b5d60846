import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { dimensionsHead } from '../content/pages/dimensions.head'

const Page = contentPage(async () => (await import('../content/pages/dimensions')).dimensionsPage)

export const meta = () => contentMeta(dimensionsHead)

export default function Dimensions() {
  return <Page />
}
