import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { authorHead } from '../content/pages/author.head'

const Page = contentPage(async () => (await import('../content/pages/author')).author)

export const meta = () => contentMeta(authorHead)

export default function Author() {
  return <Page />
}
