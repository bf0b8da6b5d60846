import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { temperamentsHead } from '../content/pages/temperaments.head'

const Page = contentPage(async () => (await import('../content/pages/temperaments')).temperaments)

export const meta = () => contentMeta(temperamentsHead)

export default function Temperaments() {
  return <Page />
}
