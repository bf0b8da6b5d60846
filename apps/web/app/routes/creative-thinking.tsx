import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { creativeThinking } from '../content/pages/creative-thinking'

export const meta = () => contentMeta(creativeThinking)

export default function CreativeThinking() {
  return <ContentPage page={creativeThinking} />
}
