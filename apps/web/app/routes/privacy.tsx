import { contentMeta } from '../content/content-meta'
import { ContentPage } from '../content/content-page'
import { privacy } from '../content/pages/privacy'

export const meta = () => contentMeta(privacy)

export default function Privacy() {
  return <ContentPage page={privacy} />
}
