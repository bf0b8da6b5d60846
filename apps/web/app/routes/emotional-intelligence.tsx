import { contentMeta } from '../content/content-meta'
import { contentPage } from '../content/later-page'
import { emotionalIntelligenceHead } from '../content/pages/emotional-intelligence.head'

const Page = contentPage(async () => (await import('../content/pages/emotional-intelligence')).emotionalIntelligence)

export const meta = () => contentMeta(emotionalIntelligenceHead)

export default function EmotionalIntelligence() {
  return <Page />
}
