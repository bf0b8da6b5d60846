import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { emotionalIntelligence } from '../content/pages/emotional-intelligence'

export const meta = () => contentMeta(emotionalIntelligence)

export default function EmotionalIntelligence() {
  return <ContentPage page={emotionalIntelligence} />
}
