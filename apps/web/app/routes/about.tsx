import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { aboutHead } from '../content/pages/about.head'

const Page = contentPage(async () => (await import('../content/pages/about')).about)

export const meta = () => contentMeta(aboutHead)

export default function About() {
  return <Page />
}
