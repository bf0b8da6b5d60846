import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { disclaimerHead } from '../content/pages/disclaimer.head'

const Page = contentPage(async () => (await import('../content/pages/disclaimer')).disclaimer)

export const meta = () => contentMeta(disclaimerHead)

export default function Disclaimer() {
  return <Page />
}
