import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { creativeThinkingHead } from '../content/pages/creative-thinking.head'

const Page = contentPage(async () => (await import('../content/pages/creative-thinking')).creativeThinking)

export const meta = () => contentMeta(creativeThinkingHead)

export default function CreativeThinking() {
  return <Page />
}
