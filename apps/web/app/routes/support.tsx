import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { support } from '../content/pages/support'

export const meta = () => contentMeta(support)

export default function Support() {
  return <ContentPage page={support} />
}
